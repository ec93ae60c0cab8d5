/// Counts what users do. A plug-in needs it as `(any Analytics).self`.
@MainActor
public protocol Analytics: AnyObject {
    /// Counts an event.
    func count(_ event: some AnalyticsEvent) async
}
