public import RoutingKit

/// Shows the page that an id identifies.
public struct ProfileNavigator: Navigating {
    /// Identifies the page.
    public struct Parameters: Decodable {
        let id: Int
    }

    public init() {}

    public func destination(for parameters: Parameters) -> Destination {
        .screen(ProfileScreen(id: parameters.id))
    }
}
