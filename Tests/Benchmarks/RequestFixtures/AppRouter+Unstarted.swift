package import RouteMatching
package import RoutingEngine
import RoutingKit
import StageKit

extension AppRouter {
    /// A router with as many routes as asked, half of them with a parameter, before its start.
    package static func unstarted(_ links: UniversalLinks, routeCount: Int) -> AppRouter {
        let router = AppRouter(links: links, stage: HeadlessStage())
        for number in 0..<routeCount {
            if number.isMultiple(of: 2) {
                router.register(
                    path: "/section\(number)/:id", navigator: ProductNavigator(), access: .external)
            } else {
                router.register(path: "/section\(number)/list", navigator: PageNavigator())
            }
        }
        return router
    }
}
