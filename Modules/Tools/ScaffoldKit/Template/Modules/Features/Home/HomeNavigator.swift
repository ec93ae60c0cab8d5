public import RoutingKit
public import ServiceKit

/// Shows the first screen of Home.
public struct HomeNavigator: Navigating {
    public static let links: [any LinkTemplate.Type] = [ProfileLink.self]

    private let analytics: (any Analytics)?

    /// - Parameter analytics: Counts how often the screen is opened; `nil` if nobody counts.
    public init(analytics: (any Analytics)?) {
        self.analytics = analytics
    }

    public func destination(for parameters: NoParameters) async -> Destination {
        await analytics?.count(HomeOpened())
        return .screen(HomeScreen())
    }
}

/// The user has opened Home.
private struct HomeOpened: AnalyticsEvent {
    static let name: StaticString = "home-opened"
}
