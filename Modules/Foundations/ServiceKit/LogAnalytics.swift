/// Writes each event as a line to a log, for an app without a server for them.
@MainActor
public final class LogAnalytics: Analytics {
    private let log: @MainActor (String) -> Void

    /// - Parameter log: Receives a line for each event, such as `order-placed lines=2`.
    public init(_ log: @escaping @MainActor (String) -> Void) { self.log = log }

    public func count(_ event: some AnalyticsEvent) async { log(event.line) }
}
