import RouteSets

/// What a loop matches, and against which routes.
enum LoopWork: String, CaseIterable {
    /// Paths that a route with a parameter answers.
    case parameters
    /// Paths that a route of literals answers.
    case fixed = "static"
    /// The paths with parameters, and the value of the first one.
    case values
    /// Paths that end with a UUID, against a route that asks for one.
    case uuids
    /// URLs with parameters and a query.
    case urls
    /// The same URLs with characters that are rare in a link.
    case awkwardURLs = "awkward-urls"

    /// The patterns of the routes: 130, or the one for UUIDs.
    var patterns: [String] { self == .uuids ? ["/order/:id(uuid)"] : Self.routes.patterns }

    /// The texts, all different.
    var texts: [String] {
        switch self {
        case .parameters, .values: Workload(.parameters, of: Self.routes).calls.map(\.path)
        case .fixed: Workload(.fixed, of: Self.routes).calls.map(\.path)
        case .uuids: (0..<512).map { "/order/0a8f3c1e-9dc0-4b7d-8000-f00000000\(0x1ab + $0)" }
        case .urls: Workload(.parameters, of: Self.routes).calls.map(\.url)
        case .awkwardURLs:
            Workload(.parameters, of: Self.routes).calls.map { "\($0.url)&at=12:30@~home" }
        }
    }

    private static let routes = RouteSet(size: 130)
}
