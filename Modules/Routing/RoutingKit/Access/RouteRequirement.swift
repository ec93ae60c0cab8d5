/// A condition that must be met before a route opens, for instance that the user is signed in.
///
/// The router itself checks no requirement. Interceptors do, and declare it with
/// `RouteInterceptor.enforces(_:on:)`; `LoginInterceptor` enforces `login`.
public struct RouteRequirement: Hashable, Codable, Sendable {
    /// The name, which is also stored in tickets.
    public let name: String

    public init(_ name: String) {
        self.name = name
    }

    /// A user is signed in.
    public static let login = RouteRequirement("login")
}

extension Set<RouteRequirement> {
    /// Only the login.
    public static let login: Set = [RouteRequirement.login]

    /// The members, sorted by name, so that messages are stable.
    package var ordered: [RouteRequirement] { sorted { $0.name < $1.name } }
}
