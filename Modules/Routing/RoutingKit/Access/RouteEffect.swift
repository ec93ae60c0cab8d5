/// What opening a route does to the user's data.
public enum RouteEffect: String, Codable, Sendable {
    case reads

    /// The route opens to requests from outside only if its Navigator asks the user first.
    case changes
}
