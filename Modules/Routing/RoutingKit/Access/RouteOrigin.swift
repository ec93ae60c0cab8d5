/// The source of a request, which decides what it may open.
public enum RouteOrigin: Hashable, Codable, Sendable {
    /// A tap or a call inside the app.
    case app

    /// An `https` link that the system passed to the app, or one that another person wrote.
    case universalLink

    /// A link of one of the app's own schemes, with the calling app's bundle identifier if known.
    case customScheme(caller: String?)

    /// A link on a web page inside the app, which opens what a universal link opens.
    case webView

    case push

    case restoration

    /// A rule that the app received from a server.
    case remoteRule

    /// The stable name used in logs and on the command line, for instance `universal-link`.
    public var name: String {
        switch self {
        case .app: "app"
        case .universalLink: "universal-link"
        case .customScheme: "custom-scheme"
        case .webView: "web-view"
        case .push: "push"
        case .restoration: "restoration"
        case .remoteRule: "remote-rule"
        }
    }

    /// Whether someone else chose the URL, so that nothing in it can be trusted.
    package var isOutside: Bool {
        switch self {
        case .app, .restoration: false
        case .universalLink, .customScheme, .webView, .push, .remoteRule: true
        }
    }
}
