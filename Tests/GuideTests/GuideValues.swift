import RoutingEngine
import StorageKit

/// The Navigator of the guide to values.
struct CartCountNavigator: ValueNavigating {
    let cart: StateFile<[String]>

    func value(for parameters: NoParameters) throws -> Int { cart.value.count }
    func changes(for parameters: NoParameters) -> AsyncStream<Void> { cart.changes() }
}

struct CartCountLink: LinkTemplate {
    static let path = "/cart/count"
}

/// What the guide does on a router.
@MainActor
final class GuideValues {
    private(set) var badge: String?

    static func register(_ cart: StateFile<[String]>, on router: AppRouter) {
        router.register(path: "/cart/count", navigator: CartCountNavigator(cart: cart))
    }

    func follow(_ router: AppRouter) async throws {
        for try await count in router.values(of: CartCountLink(), as: Int.self) {
            badge = count > 0 ? "\(count)" : nil
        }
    }

    func signedIn(_ router: AppRouter) {
        router.reviewValues()
    }
}
