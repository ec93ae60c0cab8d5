package import RoutingKit

/// Stands in for a screen of a sibling and remembers what it was opened with.
package final class Page<Parameters: Sendable>: Screen {
    package let title = "A sibling's page"
    package let parameters: Parameters

    init(_ parameters: Parameters) {
        self.parameters = parameters
    }
}

/// Stands in for a Navigator of a sibling.
package struct PageNavigator<Parameters: Decodable & Sendable>: Navigating {
    package init() {}

    package func navigate(
        from source: (any RoutingSource)?, using transition: TransitionType,
        parameters: Parameters
    ) -> Destination {
        .screen(Page(parameters))
    }
}
