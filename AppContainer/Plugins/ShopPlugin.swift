import DesignKit
import RoutingEngine
import RoutingRules
import Shop
import ToggleKit

/// The shop: products by category, the cart and its orders.
struct ShopPlugin: Plugin {
    let name = "Shop"
    let tab: PluginTab? = PluginTab(
        url: "/shop", symbol: "bag", badge: "/cart/count")
    let documents = ["catalogue"]

    func register(in app: PluginContext) {
        let (router, storage) = (app.router, app.storage)
        let home = ShopHomeNavigator(storage: storage)
        let products = ProductListNavigator(storage: storage)
        let product = ProductNavigator(router: router, storage: storage)
        let cart = CartNavigator(storage: storage)
        let addToCart = AddToCartNavigator(storage: storage)
        let cartCount = CartCountNavigator(storage: storage)
        let checkout = CheckoutNavigator(
            storage: storage, userName: { [session = app.session] in session.userName },
            count: { [analytics = app.analytics] in analytics.count($0) })

        router.register(path: "/shop", navigator: home, access: .external)
        router.register(
            path: "/products", navigator: products, access: .external, parent: "/shop")
        router.register(
            path: "/product/:id", navigator: product, access: .external, parent: "/products")
        router.register(path: "/cart", navigator: cart, requires: .login)
        router.register(path: "/cart/add", navigator: addToCart, access: .universalLinks)
        router.register(path: "/cart/count", navigator: cartCount)
        router.register(path: "/checkout", navigator: checkout, requires: .login)

        // The first version of the shop used this path, and such links still exist.
        router.redirect("/shop/product/:id", to: "/product/:id")
    }

    func degradation(of path: String, in app: PluginContext) -> Degradation? {
        switch path {
        case _ where app.toggles.isOn(.isCheckoutOpen): nil
        case "/checkout": .redirect(to: "/cart")
        case "/cart":
            .notice(texts("Orders are unavailable at the moment. Your cart is saved."))
        default: nil
        }
    }

    var tour: [TourStep] {
        [
            TourStep(
                "A link from outside opens a product, with the product list below it.",
                in: "Modules/Features/Shop/ProductNavigator.swift",
                .link("https://momentsapp.com/product/42")),
            TourStep(
                "The user shares the product to Moments, in a sheet over the product.",
                in: "Modules/Features/Shop/Links/ShopLinks.swift",
                needs: "/moments/share?title=", .follow("/moments/share"),
                .type("Look what I found"), .goBack),
            TourStep(
                "An old link of the shop still works: it is redirected.",
                in: "AppContainer/Plugins/ShopPlugin.swift",
                .link("https://momentsapp.com/shop/product/42")),
            TourStep(
                "The cart requires a login. After the login, the cart opens by itself.",
                in: "Modules/Routing/RoutingJourneys/Suspensions/LoginInterceptor.swift",
                .open("/cart"), .type("Ada")),
            TourStep(
                "A link from outside would add to the cart. The app asks first, and the user "
                    + "declines.",
                in: "Modules/Features/Shop/AddToCartNavigator.swift",
                .link("https://momentsapp.com/cart/add?id=42"), .choose("Not now")),
            TourStep(
                "A link from outside to the cart itself is refused.",
                in: "AppContainer/Plugins/ShopPlugin.swift",
                .link("https://momentsapp.com/cart", refusedAs: "access-denied")),
            TourStep(
                "The app returns to the product and closes the screens over it.",
                in: "Modules/Routing/StageKit/NavigationState+Returns.swift",
                .pop(to: "/product/:id")),
            TourStep(
                "A server switches a page off and adds a path, without a release.",
                in: "Modules/Routing/RoutingRules/Rules/RouteRules.swift",
                .send([
                    #"{ "path": "/products", "enabled": false }"#,
                    #"{ "path": "/gift", "kind": "redirect", "target": "/product/7" }"#,
                ]),
                .open("/products", refusedAs: "switched-off"),
                .link("https://momentsapp.com/gift")),
            TourStep(
                "Its next rules would open the cart to links from outside. The app refuses "
                    + "them.",
                in: "Modules/Routing/RoutingRules/Rules/RuleReview.swift",
                .send(
                    [#"{ "path": "/gift", "kind": "redirect", "target": "/cart" }"#],
                    errors: 1),
                .open("/products", refusedAs: "switched-off")),
        ]
    }
}
