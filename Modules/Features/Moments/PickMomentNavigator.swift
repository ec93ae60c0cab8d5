public import RoutingKit

/// Lets the user pick a moment for a caller that awaits `{ "id", "title", "url" }`.
public struct PickMomentNavigator: Navigating {
    public static let valueType: (any Decodable.Type)? = PickMomentScreen.Pick.self

    private let timeline: TimelineNavigator

    /// - Parameter timeline: Shows the moments of which the user picks one.
    public init(from timeline: TimelineNavigator) { self.timeline = timeline }

    public func destination(for parameters: NoParameters) -> Destination {
        .screen(PickMomentScreen(router: timeline.router, store: timeline.cells.store.forScreen()))
    }
}
