public import RoutingKit

/// A screen in place of another feature's. It remembers its parameters.
public final class StandInScreen<Parameters: Sendable>: Screen {
    /// The title of every such page.
    public let title = "Stand-in"
    /// The parameters of its URL.
    public let parameters: Parameters

    init(_ parameters: Parameters) {
        self.parameters = parameters
    }
}

/// A Navigator in place of another feature's.
public struct StandInNavigator<Parameters: Decodable & Sendable>: Navigating {
    public init() {}

    /// Makes the page.
    public func destination(for parameters: Parameters) -> Destination {
        .screen(StandInScreen(parameters))
    }
}
