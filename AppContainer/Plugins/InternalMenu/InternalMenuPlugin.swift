import InternalMenu
public import PluginKit
import RoutingEngine

/// The menu for developers and testers. Builds for customers don't have the trait; a build that
/// has it and simulates production leaves the menu out here.
public struct InternalMenuPlugin: Plugin {
    public let name = "Internal menu"
    public let tab: PluginTab? = PluginTab(
        url: "/internalmenu", symbol: "wrench.and.screwdriver")

    nonisolated public init() {}

    public func register(in app: PluginContext) {
        let router = app.router
        let testers: Set<BuildTarget> = [.debug, .internal]
        // It is made for its first request.
        let menu = LazyModule {
            (
                home: InternalMenuNavigator(
                    toggles: app.toggles, version: app.version, build: app.build,
                    parts: app.parts, switchPart: app.switchPart),
                log: RequestLogNavigator(router: router, limit: router.history.limit) {
                    router.history.outcomes
                }, demo: DesignKitDemoNavigator()
            )
        }
        router.register(path: "/internalmenu", in: menu, builds: testers) { $0.home }
        router.register(path: "/internalmenu/log", in: menu, builds: testers) { $0.log }
        router.register(path: "/designkit", in: menu, builds: testers) { $0.demo }
    }
}
