package import RouteMatching
package import RoutingEngine
import RoutingKit
package import StageKit

/// What the interceptors of a router in a measurement do.
package enum InterceptorFixture: String {
    /// They let each request proceed, without waiting.
    case passing
    /// The same, but the router has to await them and the Navigator.
    case awaited
    /// They redirect what is under `/offer`.
    case diverted
}

extension AppRouter {
    /// A router with three interceptors that let each request pass, with a route for a screen,
    /// `/product/:id`, which is open to links and to which `/p/:id` redirects, one for an action,
    /// `/product/:id/price`, and one for a screen that decodes four values.
    /// - Parameter interceptors: What its three interceptors do.
    package static func fixture(
        of links: UniversalLinks, on stage: HeadlessStage,
        interceptors: InterceptorFixture = .passing
    ) async throws -> AppRouter {
        let router = AppRouter(links: links, stage: stage)
        router.register(path: "/shop", navigator: PageNavigator())
        router.register(path: "/product/:id/price", navigator: PriceNavigator())
        router.register(
            path: "/shop/:category/product/:id", navigator: OfferNavigator(), access: .external)
        router.redirect("/p/:id", to: "/product/:id")
        router.register(path: "/offer/:id", navigator: ProductNavigator())
        if interceptors == .awaited {
            router.register(
                path: "/product/:id", navigator: AwaitedNavigator(), access: .external)
        } else {
            router.register(
                path: "/product/:id", navigator: ProductNavigator(), access: .external)
        }
        for priority in 1...3 {
            switch interceptors {
            case .passing: router.register(PassingInterceptor(priority: priority))
            case .awaited: router.register(AwaitedInterceptor(priority: priority))
            case .diverted: router.register(DivertingInterceptor(priority: priority))
            }
        }
        try router.start()
        try await router.show(tabs: ["/shop"])
        return router
    }
}
