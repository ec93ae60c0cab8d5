/// What opening a route does to the user's data.
public enum RouteEffect: String, Codable, Sendable {
    /// It only reads.
    case reads

    /// It changes or deletes something, or leads straight to that; it is never open to the outside.
    case changes
}
