public import PluginKit
import RoutingEngine
import RoutingRules
import ServiceKit
import Shop
public import ToggleKit

/// The shop: products by category, the cart and its orders.
public struct ShopPlugin: Plugin {
    /// Whether the user can order the cart.
    private static let orders = FeatureToggle("isCheckoutOpen", by: .remote)

    public let name = "Shop"
    public let tab: PluginTab? = PluginTab(url: "/shop", symbol: "bag", badge: "/cart/count")
    public let documents = ["catalogue"]
    public let needs = [
        NeededService((any UserSession).self), NeededService((any Analytics).self),
    ]
    public var toggles: [FeatureToggle] { [Self.orders] }

    nonisolated public init() {}

    public func register(in app: PluginContext) throws {
        let router = app.router
        let storage = app.storage
        let home = ShopHomeNavigator(storage: storage)
        let products = ProductListNavigator(storage: storage)
        let product = ProductNavigator(router: router, storage: storage)
        let addToCart = AddToCartNavigator(storage: storage)
        let checkout = CheckoutNavigator(
            storage: storage, session: try app.service((any UserSession).self),
            analytics: try app.service((any Analytics).self))

        router.register(path: "/shop", navigator: home, access: .external)
        router.register(
            path: "/products", navigator: products, access: .external, parent: "/shop")
        router.register(
            path: "/product/:id", navigator: product, access: .external, parent: "/products")
        router.register(path: "/cart", navigator: CartNavigator(storage: storage), requires: .login)
        router.register(path: "/cart/add", navigator: addToCart, access: .universalLinks)
        router.register(path: "/cart/count", navigator: CartCountNavigator(storage: storage))
        router.register(path: "/checkout", navigator: checkout, requires: .login)

        // The first version of the shop used this path, and such links still exist.
        router.redirect("/shop/product/:id", to: "/product/:id")

        let toggles = app.toggles
        app.degrade("/checkout") { toggles.isOn(Self.orders) ? nil : .redirect(to: "/cart") }
        app.degrade("/cart") {
            toggles.isOn(Self.orders) ? nil : .notice(CheckoutNavigator.closedNotice)
        }
    }
}
