/// Keeps all events, for tests.
@MainActor
public final class RecordedAnalytics: Analytics {
    /// The events in their order.
    public private(set) var events: [any AnalyticsEvent] = []

    public init() {}

    /// The events as lines: `order-placed lines=2`.
    public var lines: [String] { events.map { $0.line } }

    public func count(_ event: some AnalyticsEvent) async { events.append(event) }
}
