import RouteMatching
import RoutingEngine
import RoutingKit

/// The rule of a document about one route, for the version of the app that runs.
struct RouteRule {
    /// The name of the document, and the place of the rule in it, for instance `rules[1]`.
    let document: String, place: String
    let origin: RouteOrigin
    let path: RoutePattern
    /// Why it closes the route; `nil` if it doesn't.
    var closing: RouteUnavailability?
    var requiresLogin = false
    var redirect: String?
    var experiment: Experiment?
    /// Whether it says nothing but the versions in which its route is open, so that other rules may
    /// be about the same route.
    var isOfVersionsAlone = false
    /// Whether it narrows and does nothing else, for instance because this version does not know a
    /// part of it: that part may say when to redirect.
    var isNarrowing = false

    /// The same for every rule about this route. The names of parameters make no difference.
    var identity: RoutePattern { path.identity }

    /// The part of the rule that closes its route or requires a login.
    var narrowing: RouteRule {
        RouteRule(
            document: document, place: place, origin: origin, path: path, closing: closing,
            requiresLogin: requiresLogin, isNarrowing: true)
    }
}

/// Why a rule keeps a route closed to everyone.
enum RouteUnavailability: RouteErrorReason {
    case off
    /// It changes data, and the app doesn't know whether a server has closed it.
    case unknown
    /// It needs this version or a newer one.
    case needs(AppVersion, running: AppVersion)
    /// It was available up to this version, as the rule writes it: 1.9 ends with the last 1.9.x.
    case ended(String, running: AppVersion)

    var code: String { texts.code }
    var problem: String { texts.problem }
    var remedy: String { texts.remedy }

    private var texts: (code: String, problem: String, remedy: String) {
        switch self {
        case .off: ("switched-off", "is switched off at the moment", "Try again later.")
        case .unknown:
            (
                "rules-unknown", "is closed until the app has read its rules",
                "Connect to the internet, then try again."
            )
        case .needs(let version, let running):
            (
                "app-too-old", "needs version \(version) of the app, and this is \(running)",
                "Update the app."
            )
        case .ended(let version, let running):
            (
                "app-too-new",
                "was available up to version \(version) of the app, and this is \(running)",
                "Look in the app for what replaces it."
            )
        }
    }
}
