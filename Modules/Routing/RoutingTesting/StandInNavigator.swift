public import RoutingKit

/// A screen in place of another feature's. It remembers its parameters.
public final class StandInScreen<Parameters: Sendable>: Screen {
    public let title = "Stand-in"
    /// The parameters that the request passed to it.
    public let parameters: Parameters

    init(_ parameters: Parameters) {
        self.parameters = parameters
    }
}

/// A Navigator in place of another feature's.
public struct StandInNavigator<Parameters: Decodable & Sendable>: Navigating {
    public init() {}

    public func destination(for parameters: Parameters) -> Destination {
        .screen(StandInScreen(parameters))
    }
}
