import RouteMatching
import RouteSets

/// What a loop matches, and against which routes.
enum LoopWork: String, CaseIterable {
    /// Paths that a route with a parameter answers.
    case parameters
    /// Paths that a route of literals answers.
    case fixed = "static"
    /// Paths that differ in one letter or one segment from those of a route.
    case nearMisses = "near-misses"
    /// The paths with parameters, and the value of the first one.
    case values
    /// Paths that end with a UUID, against a route that asks for one.
    case uuids
    /// The same paths and others, where a route beside it takes any segment.
    case mixedUUIDs = "mixed-uuids"
    /// Paths with a text of which the app's own checks are asked, sixteen in one place.
    case constraints
    /// Paths whose last segment is a value with a text beside it, against four routes more.
    case affixes
    /// URLs with parameters and a query.
    case urls
    /// The same URLs, the value of the first parameter and that of one item of the query.
    case urlValues = "url-values"
    /// The same URLs with an escape in their last segment.
    case encodedURLs = "encoded-urls"
    /// The same URLs with characters that are rare in a link.
    case awkwardURLs = "awkward-urls"
    /// The same URLs with a port.
    case portURLs = "port-urls"

    /// The patterns of the routes: of the size asked for, or the ones whose checks are measured.
    func patterns(of routes: RouteSet) -> [String] {
        switch self {
        case .uuids: ["/order/:id(uuid)"]
        case .mixedUUIDs: ["/order/:id(uuid)", "/order/:id"]
        case .constraints: Self.checks.map { "/order/:id(\($0.name))" }
        case .affixes:
            routes.patterns + [
                "/files/:name.json", "/files/:name.png", "/files/p-:id(int).html", "/by/@:user",
            ]
        default: routes.patterns
        }
    }

    /// The constraints that the patterns name.
    var constraints: [RouteConstraint] { self == .constraints ? Self.checks : [] }

    private var kind: Workload.Kind {
        switch self {
        case .fixed: .fixed
        case .nearMisses: .nearMisses
        default: .parameters
        }
    }

    /// The texts, all different.
    func texts(of routes: RouteSet) -> [String] {
        let calls = Workload(kind, of: routes).calls
        return switch self {
        case .parameters, .values, .fixed, .nearMisses:
            calls.map(\.path)
        case .uuids: (0..<512).map(Self.uuidPath)
        case .mixedUUIDs: (0..<512).map { $0 % 2 == 0 ? Self.uuidPath($0) : "/order/f\($0)" }
        case .constraints: (0..<512).map { "/order/c\($0 % 16)-a-longer-text-\($0)" }
        case .affixes:
            (0..<512).map { number in
                [
                    "/files/report-\(number).json", "/files/p-\(number).html", "/by/@user\(number)",
                    "/files/picture-of-\(number).png",
                ][number % 4]
            }
        case .urls, .urlValues: calls.map(\.url)
        case .encodedURLs: calls.map { "https://momentsapp.com\($0.path)%20caf%C3%A9?page=1" }
        case .awkwardURLs: calls.map { "\($0.url)&at=12:30@~home" }
        case .portURLs: calls.map { "https://momentsapp.com:443\($0.path)?page=1" }
        }
    }

    private static func uuidPath(_ number: Int) -> String {
        "/order/0a8f3c1e-9dc0-4b7d-8000-f00000000\(0x1ab + number)"
    }

    /// Each accepts the texts that begin with its own name.
    private static let checks = (0..<16).map { number in
        let (name, start) = ("c\(number)", "c\(number)-")
        return RouteConstraint(name, example: "\(name)-1") { $0.hasPrefix(start) }
    }
}
