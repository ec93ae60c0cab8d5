/// Counts what users do. A plug-in needs it as `(any Analytics).self`.
@MainActor
public protocol Analytics: AnyObject {
    /// Counts an event, such as `order-placed`, which is free of personal data.
    func count(_ event: String) async
}
