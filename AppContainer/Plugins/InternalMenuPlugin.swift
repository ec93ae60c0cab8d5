#if InternalMenu
    import InternalMenu
    import RoutingEngine
    import RoutingRules

    /// The menu for developers and testers. Builds for customers don't have the trait; a build that
    /// has it and simulates production leaves the menu out here.
    struct InternalMenuPlugin: Plugin {
        let name = MomentsContainer.menuName
        let tab: PluginTab? = PluginTab(url: "/internalmenu", symbol: "wrench.and.screwdriver")

        func register(in app: PluginContext) {
            let router = app.router
            let testers: Set<BuildTarget> = [.debug, .internal]
            // It is made for its first request.
            let menu = LazyModule {
                (
                    home: InternalMenuNavigator(
                        toggles: app.toggles, version: MomentsContainer.version.description,
                        build: app.build, parts: app.parts, switchPart: app.switchPart),
                    log: RequestLogNavigator(router: router, limit: router.history.limit) {
                        router.history.outcomes
                    }, demo: DesignKitDemoNavigator()
                )
            }
            router.register(path: "/internalmenu", in: menu, builds: testers) { $0.home }
            router.register(path: "/internalmenu/log", in: menu, builds: testers) { $0.log }
            router.register(path: "/designkit", in: menu, builds: testers) { $0.demo }
        }

        var tour: [TourStep] {
            [
                TourStep(
                    "In production, even the app itself can't open the internal menu.",
                    in: "AppContainer/Plugins/InternalMenuPlugin.swift",
                    .open("/internalmenu", refusedAs: "unavailable"))
            ]
        }
    }
#else
    typealias InternalMenuPlugin = AbsentPlugin
#endif
