/// The origins outside the app whose requests may open a route. The app itself may open all.
public struct Access: OptionSet, Hashable, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    public static let universalLinks = Access(rawValue: 1 << 0)

    public static let customSchemes = Access(rawValue: 1 << 1)

    public static let pushes = Access(rawValue: 1 << 2)

    /// Open to nothing from outside: the default of every registration.
    public static let closed: Access = []

    /// Open to everything from outside.
    public static let external: Access = [.universalLinks, .customSchemes, .pushes]

    func admits(_ origin: RouteOrigin) -> Bool {
        switch origin {
        case .app, .restoration: true
        // A rule from a server may open what a link from the web may, and so may a page.
        case .universalLink, .webView, .remoteRule: contains(.universalLinks)
        case .customScheme: contains(.customSchemes)
        case .push: contains(.pushes)
        }
    }
}

extension Access: CustomStringConvertible {
    /// `closed`, `external`, or the names of the origins it is open to.
    public var description: String {
        if self == .closed { return "closed" }
        if self == .external { return "external" }
        let names: [(Access, String)] = [
            (.universalLinks, "universal-link"), (.customSchemes, "custom-scheme"),
            (.pushes, "push"),
        ]
        return names.filter { contains($0.0) }.map(\.1).joined(separator: "+")
    }
}

/// The kind of build that runs.
public enum BuildTarget: String, CaseIterable, Codable, Sendable {
    /// Runs on a developer's machine.
    case debug

    /// Distributed to testers.
    case `internal`

    /// Distributed by the store.
    case production
}

extension Set<BuildTarget> {
    /// Every build: the default of a registration.
    public static let all = Set(BuildTarget.allCases)
}

extension BuildTarget {
    /// `debug` in a debug configuration, `production` in any other.
    public static var current: BuildTarget {
        #if DEBUG
            .debug
        #else
            .production
        #endif
    }
}

/// What opening a route does to the user's data.
public enum RouteEffect: String, Codable, Sendable {
    case reads

    /// The route opens to requests from outside only if its Navigator asks the user first.
    case changes
}

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
}

extension Set<RouteRequirement> {
    public static let login: Set = [RouteRequirement.login]

    /// The members, sorted by name, so that messages are stable.
    package var ordered: [RouteRequirement] { sorted { $0.name < $1.name } }
}
