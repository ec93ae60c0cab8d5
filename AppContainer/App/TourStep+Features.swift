extension TourStep {
    /// What each feature of the app has to show, by the name of its plug-in.
    public static let features: [String: [TourStep]] = [
        "Moments": [
            TourStep(
                "A moment opens a product: Moments has a link, and Shop answers it.",
                in: "Modules/Features/Moments/Moment/MomentCell+Content.swift",
                needs: "/product/1", .follow("/product/")),
            TourStep(
                "An avatar opens the chat with its person.",
                in: "Modules/Features/Moments/Links/MomentsLinks.swift", needs: "/chat/u1",
                .selectTab("/moments"), .follow("/chat/")),
        ],
        "Shop": [
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
                in: "AppContainer/Plugins/Shop/ShopPlugin.swift",
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
                in: "AppContainer/Plugins/Shop/ShopPlugin.swift",
                .link("https://momentsapp.com/cart", refusedAs: "access-denied")),
            TourStep(
                "The app returns to the product and closes the screens over it.",
                in: "Modules/Routing/StageKit/NavigationState+Returns.swift",
                .pop(to: "/product/:id")),
            TourStep(
                "A server switches a page off and adds a path, without a release.",
                in: "Modules/Routing/RoutingRules/RouteRules.swift",
                .send([
                    #"{ "path": "/products", "enabled": false }"#,
                    #"{ "path": "/gift", "redirect": "/product/7" }"#,
                ]),
                .open("/products", refusedAs: "switched-off"),
                .link("https://momentsapp.com/gift")),
            TourStep(
                "Its next rules would open the cart to links from outside. The app refuses "
                    + "them.",
                in: "Modules/Routing/RoutingRules/RuleReview.swift",
                .send(
                    [#"{ "path": "/gift", "redirect": "/cart" }"#],
                    errors: 1),
                .open("/products", refusedAs: "switched-off")),
        ],
        "Chat": [
            TourStep(
                "Chat asks Moments for a moment, and waits until the user picks one.",
                in: "Modules/Features/Chat/Conversation/ConversationScreen.swift",
                needs: "/moments/pick", .selectTab("/chat"), .open("/chat/u1"),
                .choose("Attach a moment"), .chooseFirst(thenRead: " https://"))
        ],
        "Internal menu": [
            TourStep(
                "In production, even the app itself can't open the internal menu.",
                in: "AppContainer/Plugins/InternalMenu/InternalMenuPlugin.swift",
                .open("/internalmenu", refusedAs: "unavailable"))
        ],
    ]
}
