import RouteMatching
import RoutingEngine
import RoutingKit
import StageKit

extension AppRouter {
    /// A router with three interceptors, with a route for a screen, `/product/:id`, to which
    /// `/p/:id` redirects, one for an action, `/product/:id/price`, and one for a screen that
    /// decodes four values.
    /// - Parameter isDiverted: Whether the interceptors redirect `/offer`, or let each request
    ///   pass.
    static func fixture(isDiverted: Bool) async throws -> AppRouter {
        let router = AppRouter(links: .fixture, stage: HeadlessStage())
        router.register(path: "/shop", navigator: ScreenNavigator<NoParameters>())
        router.register(path: "/product/:id/price", navigator: PriceNavigator())
        router.register(
            path: "/shop/:category/product/:id", navigator: ScreenNavigator<OfferParameters>(),
            access: .external)
        router.redirect("/p/:id", to: "/product/:id")
        router.register(path: "/offer/:id", navigator: ScreenNavigator<ItemParameters>())
        router.register(
            path: "/product/:id", navigator: ScreenNavigator<ItemParameters>(), access: .external)
        for priority in 1...3 {
            router.register(OfferInterceptor(priority: priority, isDiverted: isDiverted))
        }
        try router.start()
        try await router.show(tabs: ["/shop"])
        return router
    }

    /// A router with as many routes as asked, half of them with a parameter, before its start.
    static func unstarted(routeCount: Int) -> AppRouter {
        let router = AppRouter(links: .fixture, stage: HeadlessStage())
        for number in 0..<routeCount {
            if number.isMultiple(of: 2) {
                router.register(
                    path: "/section\(number)/:id", navigator: ScreenNavigator<ItemParameters>(),
                    access: .external)
            } else {
                router.register(
                    path: "/section\(number)/list", navigator: ScreenNavigator<NoParameters>())
            }
        }
        return router
    }
}

extension UniversalLinks {
    fileprivate static var fixture: UniversalLinks { UniversalLinks(hosts: ["momentsapp.com"]) }
}

private struct OfferInterceptor: RouteInterceptor {
    let priority: Int
    let isDiverted: Bool

    func intercept(_ request: InterceptedRequest) throws -> InterceptorVerdict {
        guard isDiverted, request.isUnder("/offer") else { return .proceed }
        return .redirect(to: try request.url(filling: "/product/:id"))
    }
}

private final class PageScreen: Screen {
    let title = "Page"
}

private struct ScreenNavigator<Parameters: Decodable & Sendable>: Navigating {
    func destination(for parameters: Parameters) -> Destination { .screen(PageScreen()) }
}

private struct PriceNavigator: Navigating {
    func destination(for parameters: ItemParameters) -> Destination {
        .value(parameters.id * 100)
    }
}

private struct ItemParameters: Decodable, Sendable { let id: Int }

/// Two values of the path and two of the query.
private struct OfferParameters: Decodable, Sendable {
    let category: String
    let id: Int
    let page: Int?
    let sort: String?
}
