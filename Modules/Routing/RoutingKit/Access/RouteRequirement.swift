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

    public static let login = RouteRequirement("login")

    /// What to do if no interceptor enforces it, as the end of a sentence.
    package var remedy: String {
        self == .login
            ? "register a LoginInterceptor"
            : "register an interceptor whose enforces(_:on:) is true for it"
    }
}

extension Set<RouteRequirement> {
    /// No requirement: the default of every registration.
    public static let nothing: Set = []
    public static let login: Set = [RouteRequirement.login]

    /// The members, sorted by name, so that messages are stable.
    package var ordered: [RouteRequirement] { sorted { $0.name < $1.name } }
}
