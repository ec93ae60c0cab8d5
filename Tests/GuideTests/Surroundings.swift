import DesignKit
import Foundation
import PluginKit
import RouteContract
import RoutingRules
import RoutingTesting
import StorageKit
import ToggleKit

// What code in documentation takes for granted: the names that it doesn't declare. The tests
// compile it with this file.

@MainActor
protocol Surroundings: Sendable {
    var links: UniversalLinks { get }
    var stage: any Stage { get }
    var router: AppRouter { get }
    var url: URL { get }
    var file: URL { get }
    var request: RouteRequest { get }
    var product: ProductNavigator { get }
    var storage: Storage { get }
    var toggles: FeatureToggles { get }
    var rules: RouteRules { get }
    var document: RuleDocument { get }
    var store: any RuleStore { get }
    var shop: Shop { get }
    var server: Server { get }
    var version: AppVersion { get }
    var released: RouteContract { get }
    var locale: Locale { get }
    var screen: any Screen { get }

    func draw(_ screen: any Screen)
}

/// A screen in whose rows there is code.
protocol WritingScreen: Screen {
    var draft: String { get set }

    func send(_ text: String) async
}

struct ProductParameters: Decodable {
    let id: Int
    let name: String
}

func product(_ parameters: ProductParameters) throws -> ProductParameters { parameters }
func log(_ line: String) {}

@MainActor func makeRouter(on stage: any Stage) throws -> AppRouter {
    AppRouter(links: UniversalLinks(hosts: []), stage: stage)
}

extension [any Plugin] {
    static let all: [any Plugin] = []
}

final class PhotoScreen: Screen {
    let title = "Photo"

    init(_ id: Int, isOpenedByUser: Bool) {}
}

final class CounterScreen: Screen {
    let title = "Counter"
}

actor Server {
    func send(_ visit: RouteVisit) {}
}

struct Shop {
    let isDown: Bool
}

@MainActor final class Account {
    let isSignedIn = false
}

struct ProductNavigator: Navigating {
    var router: (any AppRouting)?

    func destination(for parameters: ProductParameters) -> Destination {
        .screen(PhotoScreen(1, isOpenedByUser: true))
    }
}

struct NotesNavigator: Navigating {
    let storage: FeatureStorage

    func destination(for parameters: NoParameters) -> Destination {
        .screen(PhotoScreen(1, isOpenedByUser: true))
    }
}
