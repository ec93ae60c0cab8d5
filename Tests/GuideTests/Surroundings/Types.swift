import DesignKit
import Foundation
import PluginKit
import RoutingKit
import RoutingEngine
import RoutingJourneys
import StorageKit
import ToggleKit

// The types that code in documentation doesn't declare.

struct Catalogue: Decodable, Sendable {}
struct Installation: Sendable { let id = "one" }
struct Item: Codable, Sendable {}
struct Pick: Codable, Sendable {
    let id: String
    let title: String
}
struct Parameters: Decodable {
    let id: Int
    let name: String
}
struct Shop { let isDown: Bool }
enum Sort: String, Decodable { case price, name }

struct Cart: Codable, Sendable {
    var items: [String] = []

    mutating func add(_ other: Cart) {}
}

actor Offers {
    func follow() {}
    func close() {}
}
actor Prices { func change() {} }
actor Server { func send(_ visit: RouteVisit) {} }
@MainActor final class Session { let isSignedIn = false }

struct CartCountLink: LinkTemplate { static let path = "/cart/count" }
struct CartLink: LinkTemplate { static let path = "/cart" }
struct CheckoutLink: LinkTemplate { static let path = "/checkout" }
struct PickMomentLink: LinkTemplate { static let path = "/moments/pick" }

/// A screen that the user may leave, and in whose rows there is code.
protocol WritingScreen: Screen {
    var draft: String { get set }

    func send(_ text: String) async
}

extension HoldingScreen {
    var title: String { "Note" }
    var draft: String { "" }
}

final class CounterScreen: Screen { let title = "Counter" }
final class PhotoScreen: Screen {
    let title = "Photo"
    init(_ id: Int, isOpenedByUser: Bool) {}
}

/// The Navigator of a page whose screen doesn't matter.
struct PageNavigator: Navigating {
    init() {}
    init(toggles: FeatureToggles) {}
    init(storage: FeatureStorage) {}

    func destination(for parameters: NoParameters) -> Destination { .screen(CounterScreen()) }
}
typealias CartNavigator = PageNavigator
typealias LogNavigator = PageNavigator
typealias LoginNavigator = PageNavigator
typealias MenuNavigator = PageNavigator
typealias NotesNavigator = PageNavigator
typealias ProductsNavigator = PageNavigator
typealias OffersNavigator = PageNavigator
struct ProductNavigator: Navigating {
    var router: (any AppRouting)?
    func destination(for link: Parameters) -> Destination { .screen(CounterScreen()) }
}
struct OffersInterceptor: RouteInterceptor {
    let priority = 50
    func intercept(_ request: InterceptedRequest) -> InterceptorVerdict { .proceed }
}

extension [any Plugin] {
    static let all: [any Plugin] = []
}

/// In place of CryptoKit, which other systems lack.
enum Curve25519 {
    enum Signing {
        struct PublicKey: Sendable {
            init(rawRepresentation: Data) throws {}
            func isValidSignature(_ signature: Data, for data: Data) -> Bool { false }
        }
    }
}
