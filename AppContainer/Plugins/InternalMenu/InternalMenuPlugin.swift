import InternalMenu
public import PluginKit
import RoutingEngine

/// The menu for developers and testers. Builds for customers don't have the trait; a build that
/// has it and simulates production leaves the menu out here.
public struct InternalMenuPlugin: Plugin {
    public let name = "Internal menu"
    public let tab: PluginTab? = PluginTab(url: "/internalmenu", symbol: "wrench.and.screwdriver")

    nonisolated public init() {}

    public func register(in app: PluginContext) {
        let router = app.router
        let testers: Set<BuildTarget> = [.debug, .internal]
        let menu = InternalMenuNavigator(
            toggles: app.toggles, version: app.version, build: app.build, parts: app.parts,
            setPart: app.setPart)
        let log = RequestLogNavigator(router: router, limit: router.historyLimit) { router.history }

        router.register(path: "/internalmenu", navigator: menu, builds: testers)
        router.register(path: "/internalmenu/log", navigator: log, builds: testers)
        router.register(path: "/designkit", navigator: DesignKitDemoNavigator(), builds: testers)
    }
}
