/// How far a request is trusted: the set of all origins that took part in it.
///
/// A route opens only if it admits each of them. Origins join, for instance by a redirect of a
/// remote rule, but never leave, so trust never rises:
///
/// 1. A tap has full trust: no other origin takes part in it.
/// 2. A link from a message has the origin `universalLink`. If its URL has a custom scheme, which
///    contradicts that, it has both origins.
/// 3. A rule of a server redirects it: `remoteRule` joins.
/// 4. A screen that it opens makes a request of its own: that one has the same origins.
/// 5. Its screen is saved and restored: `restoration` joins, and leaves with the next save, because
///    each restoration adds it again.
public struct RouteTrust: Hashable, Codable, Sendable {
    var origins: Set<RouteOrigin> { others?.all ?? [] }

    /// The trust of the app itself, to which every route opens.
    public static let full = RouteTrust(origins: [])

    /// Whether someone else chose the URL or a redirect. It is stored, because each step of a
    /// request asks for it.
    package let isOutside: Bool

    /// The origins outside the app; `nil` for none. They are one reference, because each step of a
    /// request copies it.
    private let others: Others?

    private final class Others: Hashable, Sendable {
        let all: Set<RouteOrigin>

        init(_ all: Set<RouteOrigin>) { self.all = all }

        static func == (left: Others, right: Others) -> Bool { left.all == right.all }

        func hash(into hasher: inout Hasher) { hasher.combine(all) }
    }

    private struct Coded: Codable {
        let origins: Set<RouteOrigin>
    }

    private init(origins: Set<RouteOrigin>) {
        others = origins.isEmpty ? nil : Others(origins)
        isOutside = origins.contains { $0.isOutside }
    }

    public init(from decoder: any Decoder) throws {
        self.init(origins: try Coded(from: decoder).origins)
    }

    public func encode(to encoder: any Encoder) throws {
        try Coded(origins: origins).encode(to: encoder)
    }

    package init(_ origin: RouteOrigin) {
        switch origin {
        case .app: self = .full
        case .universalLink: self = .ofUniversalLinks
        default: self.init(origins: [origin])
        }
    }

    private static let ofUniversalLinks = RouteTrust(origins: [.universalLink])

    /// A URL that contradicts its origin, such as a custom scheme passed on as a universal link,
    /// also has the trust of the origin that it shows: either of the two may be wrong.
    init(_ origin: RouteOrigin, of url: String?) {
        let shown: RouteOrigin? =
            switch origin {
            case .universalLink where url?.isOfTheWeb == false,
                .webView where url?.isOfTheWeb == false:
                .customScheme(caller: nil)
            default: nil
            }
        self = shown.map { RouteTrust(origins: [origin, $0]) } ?? RouteTrust(origin)
    }

    package func lowered(to other: RouteTrust) -> RouteTrust {
        // Usually none joins: each step of a request copies one reference, and makes no set.
        if origins.isSuperset(of: other.origins) { return self }
        return RouteTrust(origins: origins.union(other.origins))
    }

    /// Limits count origins by name: an app that opens a link can call itself anything.
    package var originNames: Set<String> { Set(origins.map(\.name)) }

    /// The trust without the restoration, which the next restoration adds again.
    package var withoutRestoration: RouteTrust {
        RouteTrust(origins: origins.subtracting([.restoration]))
    }

    /// The first origin that a route doesn't admit, by name; `nil` if the route opens.
    package func denial(to access: Access, of effect: RouteEffect) -> RouteOrigin? {
        // A saved state may be old or forged; restoring it must never change data.
        others?.all.lazy.filter { origin in
            !access.admits(origin) || (origin == .restoration && effect == .changes)
        }.min { $0.name < $1.name }
    }
}

extension String {
    /// Whether a URL has the scheme `http` or `https`; `nil` if it has no scheme.
    package var isOfTheWeb: Bool? {
        // Nearly all links are, and `hasPrefix` looks for the end of a character.
        if utf8.withContiguousStorageIfAvailable({ $0.starts(with: Self.https) }) == true {
            return true
        }
        guard let end = utf8.firstIndex(where: { !Self.isOfScheme($0) }), utf8[end] == 0x3A
        else { return nil }
        let scheme = self[..<end].lowercased()
        return scheme == "https" || scheme == "http"
    }

    private static let https = Array("https://".utf8)

    private static func isOfScheme(_ byte: UInt8) -> Bool {
        0x61...0x7A ~= byte | 0x20 || 0x30...0x39 ~= byte || "+-.".utf8.contains(byte)
    }
}
