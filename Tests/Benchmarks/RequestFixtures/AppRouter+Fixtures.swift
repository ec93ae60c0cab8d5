package import RouteMatching
package import RoutingEngine
import RoutingKit
package import StageKit

extension AppRouter {
    /// A router with three interceptors that let each request pass, with a route for a screen,
    /// `/product/:id`, which is open to links, and one for an action, `/product/:id/price`.
    package static func fixture(
        of links: UniversalLinks, on stage: HeadlessStage
    ) async throws -> AppRouter {
        let router = AppRouter(links: links, stage: stage)
        router.register(path: "/shop", navigator: PageNavigator())
        router.register(
            path: "/product/:id", navigator: ProductNavigator(), access: .external)
        router.register(path: "/product/:id/price", navigator: PriceNavigator())
        router.register(PassingInterceptor(priority: 3))
        router.register(PassingInterceptor(priority: 2))
        router.register(PassingInterceptor(priority: 1))
        try router.start()
        try await router.show(tabs: ["/shop"])
        return router
    }
}
