/// The origins outside the app whose requests may open a route. The app itself may open all.
public struct Access: OptionSet, Hashable, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// Open to `https` links, those of web pages inside the app among them.
    public static let universalLinks = Access(rawValue: 1 << 0)

    /// Open to links of the app's own schemes, which any app can open.
    public static let customSchemes = Access(rawValue: 1 << 1)

    /// Open to the URLs in notifications.
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
        let origins: [RouteOrigin] = [.universalLink, .customScheme(caller: nil), .push]
        return origins.filter(admits).map(\.name).joined(separator: "+")
    }
}
