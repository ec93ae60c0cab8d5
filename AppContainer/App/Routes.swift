import Chat
import Moments
import RoutingEngine
import RoutingKit
import RoutingRules
import Shop

#if InternalMenu
    import InternalMenu
#endif

extension MomentsContainer {
    /// Registers every path of the app with its Navigator and its access.
    func registerRoutes() throws {
        let timeline = try TimelineNavigator(
            router: router, storage: storage, toggles: toggles, now: now)
        let moment = try MomentNavigator(
            router: router, storage: storage, toggles: toggles, now: now)
        let share = try ShareMomentNavigator(router: router, storage: storage, now: now)
        let pick = try PickMomentNavigator(router: router, storage: storage)
        let shop = try ShopHomeNavigator(storage: storage)
        let products = try ProductListNavigator(storage: storage)
        let product = try ProductNavigator(router: router, storage: storage)
        let cart = try CartNavigator(storage: storage)
        let addToCart = try AddToCartNavigator(storage: storage)
        let cartCount = try CartCountNavigator(storage: storage)
        let checkout = try CheckoutNavigator(
            storage: storage, userName: { [session] in session.userName },
            count: { [analytics] in analytics.count($0) })
        let chat = try ConversationsNavigator(storage: storage, now: now)
        let conversation = try ConversationNavigator(router: router, storage: storage, now: now)
        let login = LoginNavigator(accounts: accounts(), router: router)

        // Moments
        router.register(path: "/moments", navigator: timeline, access: .external)
        router.register(
            path: "/moments/:id", navigator: moment, access: .external, parent: "/moments")
        router.register(path: "/moments/share", navigator: share)
        router.register(path: "/moments/pick", navigator: pick)

        // Shop
        router.register(path: "/shop", navigator: shop, access: .external)
        router.register(path: "/products", navigator: products, access: .external, parent: "/shop")
        router.register(
            path: "/product/:id", navigator: product, access: .external, parent: "/products")
        router.register(path: "/cart", navigator: cart, requires: .login)
        router.register(path: "/cart/add", navigator: addToCart, access: .universalLinks)
        router.register(path: "/cart/count", navigator: cartCount)
        router.register(path: "/checkout", navigator: checkout, requires: .login)

        // The first version of the shop used this path, and such links still exist.
        router.redirect("/shop/product/:id", to: "/product/:id")

        // Chat: conversations are private. No link opens them, but a push notification does.
        router.register(path: "/chat", navigator: chat, access: .pushes)
        router.register(
            path: "/chat/:userID", navigator: conversation, access: .pushes, parent: "/chat")

        // InternalMenu: production builds don't have the trait. A build that has it and simulates
        // production leaves the menu out here. Other builds create it for its first request.
        #if InternalMenu
            let testers: Set<BuildTarget> = [.debug, .internal]
            let menu = LazyModule { [router, toggles, build] in
                (
                    home: InternalMenuNavigator(
                        toggles: toggles, version: Self.version.description, build: build),
                    log: RequestLogNavigator(router: router, limit: router.history.limit) {
                        router.history.outcomes
                    }, demo: DesignKitDemoNavigator()
                )
            }
            router.register(path: "/internalmenu", in: menu, builds: testers) { $0.home }
            router.register(path: "/internalmenu/log", in: menu, builds: testers) { $0.log }
            router.register(path: "/designkit", in: menu, builds: testers) { $0.demo }
        #endif

        // The container's own screens
        router.register(path: "/login", navigator: login, access: .external)
        router.register(path: "/webview", navigator: WebViewNavigator())
        router.register(
            path: "/page", navigator: WebViewNavigator(hosts: Self.webHosts), access: .external)
    }
}
