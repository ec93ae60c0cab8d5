public import RoutingKit

/// Shows the first screen of Home.
public struct HomeNavigator: Navigating {
    public static let links: [any LinkTemplate.Type] = [ProfileLink.self]

    public init() {}

    public func destination(for parameters: NoParameters) -> Destination {
        .screen(HomeScreen())
    }
}
