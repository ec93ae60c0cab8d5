import RoutingEngine
import RoutingKit

/// Looks at each request and lets it proceed.
struct PassingInterceptor: ImmediateInterceptor {
    let priority: Int

    func intercept(_ request: InterceptedRequest) -> InterceptorVerdict { .proceed }
}

/// Redirects each offer to its product.
struct DivertingInterceptor: ImmediateInterceptor {
    let priority: Int

    func intercept(_ request: InterceptedRequest) -> InterceptorVerdict {
        request.isUnder("/offer") ? .redirect(to: "/product/:id") : .proceed
    }
}

/// The same as `PassingInterceptor`, but for all the router knows it may wait.
struct AwaitedInterceptor: RouteInterceptor {
    let priority: Int

    func intercept(_ request: InterceptedRequest) -> InterceptorVerdict { .proceed }
}

final class PageScreen: Screen {
    let title = "Page"
}

struct PageNavigator: DestinationNavigating {
    func destination(for parameters: NoParameters) -> Destination { .screen(PageScreen()) }
}

struct ProductNavigator: ImmediateNavigating {
    struct Parameters: Decodable { let id: Int }

    func destination(for parameters: Parameters) -> Destination { .screen(PageScreen()) }
}

/// Decodes two values of the path and two of the query.
struct OfferNavigator: ImmediateNavigating {
    struct Parameters: Decodable {
        let category: String
        let id: Int
        let page: Int?
        let sort: String?
    }

    func destination(for parameters: Parameters) -> Destination { .screen(PageScreen()) }
}

/// The same as `ProductNavigator`, but for all the router knows it may wait.
struct AwaitedNavigator: DestinationNavigating {
    struct Parameters: Decodable { let id: Int }

    func destination(for parameters: Parameters) -> Destination { .screen(PageScreen()) }
}

struct PriceNavigator: ImmediateNavigating {
    struct Parameters: Decodable { let id: Int }

    func destination(for parameters: Parameters) -> Destination { .value(parameters.id * 100) }
}
