import RoutingEngine
import RoutingKit

/// Looks at each request and lets it proceed.
struct PassingInterceptor: RouteInterceptor {
    let priority: Int

    func intercept(_ request: InterceptedRequest) -> InterceptorVerdict { .proceed }
}

final class PageScreen: Screen {
    let title = "Page"
}

struct PageNavigator: DestinationNavigating {
    func destination(for parameters: NoParameters) -> Destination { .screen(PageScreen()) }
}

struct ProductNavigator: DestinationNavigating {
    struct Parameters: Decodable { let id: Int }

    func destination(for parameters: Parameters) -> Destination { .screen(PageScreen()) }
}

struct PriceNavigator: DestinationNavigating {
    struct Parameters: Decodable { let id: Int }

    func destination(for parameters: Parameters) -> Destination { .value(parameters.id * 100) }
}
