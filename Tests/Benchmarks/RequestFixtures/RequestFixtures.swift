import RoutingEngine
import RoutingKit

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
