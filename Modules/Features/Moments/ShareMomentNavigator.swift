import Foundation
public import RoutingKit

/// Composes a moment. Another feature can attach a link.
public struct ShareMomentNavigator: Navigating {
    public struct Parameters: Decodable {
        let url: URL?
        let title: String?
    }

    public static let effect = RouteEffect.changes
    public static let links: [any LinkTemplate.Type] = [MomentLink.self]

    private let timeline: TimelineNavigator

    /// - Parameter timeline: Its router shows the moment that was shared, and its store keeps it.
    public init(to timeline: TimelineNavigator) { self.timeline = timeline }

    public func destination(for parameters: Parameters) -> Destination {
        let attachment = parameters.url.map {
            ShareMomentScreen.Attachment(
                title: parameters.title ?? $0.absoluteString, url: $0.absoluteString)
        }
        return .screen(
            ShareMomentScreen(
                router: timeline.router, store: timeline.cells.store.forScreen(),
                now: timeline.now, attachment: attachment))
    }
}
