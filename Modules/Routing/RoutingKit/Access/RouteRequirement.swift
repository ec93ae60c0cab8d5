/// What must be met before a route opens, for instance that somebody is signed in.
///
///     router.register(path: "/cart", navigator: cart, requires: .login)
///
/// The router knows no requirement; interceptors do, and say so with
/// `RouteInterceptor.enforces(_:on:)`. `LoginInterceptor` is the one for `login`.
public struct RouteRequirement: Hashable, Codable, Sendable {
    /// The name, which is also written into tickets.
    public let name: String

    /// Names a requirement.
    public init(_ name: String) {
        self.name = name
    }

    /// Somebody is signed in.
    public static let login = RouteRequirement("login")
}

extension Set<RouteRequirement> {
    /// Nothing: the default of every registration.
    public static let nothing: Set = []
    /// Somebody is signed in.
    public static let login: Set = [RouteRequirement.login]

    /// Its members by name, so that messages are always the same.
    package var ordered: [RouteRequirement] { sorted { $0.name < $1.name } }
}
