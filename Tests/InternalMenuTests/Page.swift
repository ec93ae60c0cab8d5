import RoutingKit

/// Stands in for a screen of a sibling and remembers what it was opened with.
final class Page<Parameters: Sendable>: Screen {
    let title = "A sibling's page"
    let parameters: Parameters

    init(_ parameters: Parameters) {
        self.parameters = parameters
    }
}

/// Stands in for a Navigator of a sibling.
struct PageNavigator<Parameters: Decodable & Sendable>: Navigating {
    func navigate(
        from source: (any RoutingSource)?, using transition: TransitionType,
        parameters: Parameters
    ) -> Destination {
        .screen(Page(parameters))
    }
}
