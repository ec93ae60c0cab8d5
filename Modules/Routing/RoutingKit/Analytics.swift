/// Counts what users do: a service that the container provides.
@MainActor
public protocol Analytics: AnyObject {
    /// Counts something that a user has done.
    /// - Parameter event: What it is, for instance `order-placed`; nothing private, and no person.
    func count(_ event: String)
}
