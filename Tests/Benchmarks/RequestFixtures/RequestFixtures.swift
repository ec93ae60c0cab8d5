import RoutingEngine
import RoutingKit

/// Looks at each request and lets it proceed.
struct PassingInterceptor: ImmediateInterceptor {
    let priority: Int

    func intercept(_ request: InterceptedRequest) -> InterceptorVerdict { .proceed }
}

/// The same, but for all the router knows it may wait.
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

/// The same, but for all the router knows it may wait.
struct AwaitedNavigator: DestinationNavigating {
    struct Parameters: Decodable { let id: Int }

    func destination(for parameters: Parameters) -> Destination { .screen(PageScreen()) }
}

struct PriceNavigator: ImmediateNavigating {
    struct Parameters: Decodable { let id: Int }

    func destination(for parameters: Parameters) -> Destination { .value(parameters.id * 100) }
}
