package import RoutingKit

/// A screen in place of another feature's. It remembers its parameters.
package final class Page<Parameters: Sendable>: Screen {
    package let title = "A sibling's page"
    package let parameters: Parameters

    init(_ parameters: Parameters) {
        self.parameters = parameters
    }
}

/// A Navigator in place of another feature's.
package struct PageNavigator<Parameters: Decodable & Sendable>: DestinationNavigating {
    package init() {}

    package func destination(for parameters: Parameters) -> Destination {
        .screen(Page(parameters))
    }
}
