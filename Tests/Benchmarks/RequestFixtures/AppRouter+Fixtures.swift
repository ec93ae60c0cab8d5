package import RouteMatching
package import RoutingEngine
import RoutingKit
package import StageKit

extension AppRouter {
    /// A router with three interceptors that let each request pass, with a route for a screen,
    /// `/product/:id`, which is open to links, and one for an action, `/product/:id/price`.
    /// - Parameter isAwaited: Whether the router has to await all interceptors and the Navigator.
    package static func fixture(
        of links: UniversalLinks, on stage: HeadlessStage, isAwaited: Bool = false
    ) async throws -> AppRouter {
        let router = AppRouter(links: links, stage: stage)
        router.register(path: "/shop", navigator: PageNavigator())
        router.register(path: "/product/:id/price", navigator: PriceNavigator())
        if isAwaited {
            router.register(
                path: "/product/:id", navigator: AwaitedNavigator(), access: .external)
        } else {
            router.register(
                path: "/product/:id", navigator: ProductNavigator(), access: .external)
        }
        for priority in 1...3 {
            if isAwaited {
                router.register(AwaitedInterceptor(priority: priority))
            } else {
                router.register(PassingInterceptor(priority: priority))
            }
        }
        try router.start()
        try await router.show(tabs: ["/shop"])
        return router
    }
}
