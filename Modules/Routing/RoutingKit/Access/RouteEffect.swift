/// What opening a route does to the user's data.
public enum RouteEffect: String, Codable, Sendable {
    case reads

    /// Opening the route changes or deletes data. It opens to requests from outside only if its
    /// Navigator asks the user first.
    case changes
}
