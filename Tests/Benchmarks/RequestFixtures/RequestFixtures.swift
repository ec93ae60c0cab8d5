import RoutingKit

/// Looks at each request and lets it go on.
struct PassingInterceptor: RouteInterceptor {
    let priority: Int

    func intercept(_ request: InterceptedRequest) -> InterceptorVerdict { .proceed }
}

final class PageScreen: Screen {
    let title = "Page"
}

struct PageNavigator: Navigating {
    func navigate(
        from source: (any RoutingSource)?, using transition: TransitionType,
        parameters: NoParameters
    ) -> Destination { .screen(PageScreen()) }
}

struct ProductNavigator: Navigating {
    struct Parameters: Decodable { let id: Int }

    func navigate(
        from source: (any RoutingSource)?, using transition: TransitionType, parameters: Parameters
    ) -> Destination { .screen(PageScreen()) }
}

struct PriceNavigator: Navigating {
    struct Parameters: Decodable { let id: Int }

    func navigate(
        from source: (any RoutingSource)?, using transition: TransitionType, parameters: Parameters
    ) -> Destination { .value(parameters.id * 100) }
}
