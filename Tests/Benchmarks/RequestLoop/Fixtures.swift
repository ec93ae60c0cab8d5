import RouteMatching
import RoutingEngine
import RoutingKit
import StageKit

/// What the interceptors of a router in a measurement do.
enum InterceptorFixture: String {
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
    static func fixture(
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

    /// A router with as many routes as asked, half of them with a parameter, before its start.
    static func unstarted(_ links: UniversalLinks, routeCount: Int) -> AppRouter {
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

/// Looks at each request and lets it proceed.
struct PassingInterceptor: RouteInterceptor {
    let priority: Int

    func intercept(_ request: InterceptedRequest) -> InterceptorVerdict { .proceed }
}

/// Redirects each offer to its product.
struct DivertingInterceptor: RouteInterceptor {
    let priority: Int

    func intercept(_ request: InterceptedRequest) -> InterceptorVerdict {
        request.isUnder("/offer") ? .redirect(to: "/product/:id") : .proceed
    }
}

/// The same as `PassingInterceptor`, but the router has to await it.
struct AwaitedInterceptor: RouteInterceptor {
    let priority: Int

    func intercept(_ request: InterceptedRequest) async -> InterceptorVerdict { .proceed }
}

final class PageScreen: Screen {
    let title = "Page"
}

struct PageNavigator: Navigating {
    func destination(for parameters: NoParameters) -> Destination { .screen(PageScreen()) }
}

struct ProductNavigator: Navigating {
    struct Parameters: Decodable { let id: Int }

    func destination(for parameters: Parameters) -> Destination { .screen(PageScreen()) }
}

/// Decodes two values of the path and two of the query.
struct OfferNavigator: Navigating {
    struct Parameters: Decodable {
        let category: String
        let id: Int
        let page: Int?
        let sort: String?
    }

    func destination(for parameters: Parameters) -> Destination { .screen(PageScreen()) }
}

/// The same as `ProductNavigator`, but the router has to await it.
struct AwaitedNavigator: Navigating {
    struct Parameters: Decodable { let id: Int }

    func destination(for parameters: Parameters) async -> Destination { .screen(PageScreen()) }
}

struct PriceNavigator: Navigating {
    struct Parameters: Decodable { let id: Int }

    func destination(for parameters: Parameters) -> Destination { .value(parameters.id * 100) }
}
