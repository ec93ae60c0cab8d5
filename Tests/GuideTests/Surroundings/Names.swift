import DesignKit
import Foundation
import PluginKit
import RouteContract
import RouteMatching
import RoutingEngine
import RoutingJourneys
import RoutingRules
import ServiceKit
import StorageKit
import ToggleKit

// What code in documentation takes for granted: the names that it doesn't declare. It is compiled
// with this file and never runs, so nothing has a value.

func value<T>() -> T { value() }

// The app.
@MainActor var links: UniversalLinks { value() }
@MainActor var stage: any Stage { value() }
@MainActor var router: AppRouter { value() }
@MainActor var app: PluginContext { value() }
@MainActor var toggles: FeatureToggles { value() }
@MainActor var session: Session { value() }
@MainActor var gate: ArrivalGate { value() }
@MainActor var journeys: Journeys { value() }
@MainActor var version: AppVersion { value() }
@MainActor var released: RouteContract { value() }
@MainActor var offers: Offers { value() }
@MainActor var server: Server { value() }
@MainActor var locale: Locale { value() }
@MainActor var screen: any Screen { value() }
@MainActor var badge: String?
let texts = Texts(.main)

// Requests and values.
@MainActor var url: URL { value() }
@MainActor var link: RouteRequest { value() }
@MainActor var request: InterceptedRequest { value() }
let ended: AsyncStream<String?>.Continuation = value()
let (name, item, seller, count) = ("Ann", "tea", "Zoë", 2)
let (posted, now) = (Date.now, Date.now)
let moment = Pick(id: "m1", title: "Sunday")
let lines: [Item] = []
let prices = Prices()

// Documents and rules.
@MainActor var storage: Storage { value() }
@MainActor var document: Document<Catalogue> { value() }
@MainActor var rules: RouteRules { value() }
@MainActor var store: any RuleStore { value() }
@MainActor var shop: Shop { value() }
let installation = Installation()
let (data, signature, publicKey) = (Data(), Data(), Data())
let (file, download) = (URL(filePath: "rules.json"), URL(filePath: "rules.json"))

@MainActor func draw(_ screen: any Screen) {}
@MainActor func addToCart() {}
@MainActor func log(_ line: String) {}
@MainActor func makeRouter(on stage: any Stage) throws -> AppRouter { value() }
func product(_ parameters: Parameters) throws -> Parameters { parameters }
