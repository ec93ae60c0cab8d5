public import RoutingKit

/// Shows one moment of the timeline.
public struct MomentNavigator: Navigating {
    public struct Parameters: Decodable {
        let id: String
    }

    public static let links: [any LinkTemplate.Type] = [
        MessageLink.self, ProductLink.self, WebViewLink.self,
    ]

    private let timeline: TimelineNavigator

    /// - Parameter timeline: Shows the moments, each as a cell like this one.
    public init(of timeline: TimelineNavigator) { self.timeline = timeline }

    public func destination(for parameters: Parameters) -> Destination {
        .screen(
            MomentScreen(
                id: Moment.ID(rawValue: parameters.id), cells: timeline.cells.forScreen(),
                isForOthers: timeline.router.trust != .full))
    }
}
