import RoutingEngine
import RoutingTestSupport

// The plug-in of docs/guides/dependencies.md.

struct OffersNavigator: Navigating {
    func destination(for parameters: NoParameters) -> Destination {
        .screen(PageScreen(title: "Offers"))
    }
}

struct OffersInterceptor: RouteInterceptor {
    let priority = 50

    func intercept(_ request: InterceptedRequest) -> InterceptorVerdict { .proceed }
}

actor Prices {
    private(set) var changes = 0

    func change() { changes += 1 }
}
