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
package struct PageNavigator<Parameters: Decodable & Sendable>: DestinationNavigating {
    package init() {}

    package func destination(for parameters: Parameters) -> Destination {
        .screen(Page(parameters))
    }
}
