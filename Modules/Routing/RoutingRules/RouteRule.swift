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

    /// Whether it adds no path: it narrows, or closes its route to the version that runs.
    var onlyCloses: Bool { isNarrowing || closing != nil && closing != .off }

    /// Where its route or a variant of that redirects, each with the place in the rule.
    var targets: [(field: String, url: String)] {
        let variants = (experiment?.variants ?? []).enumerated().compactMap { number, variant in
            variant.redirect.map { ("experiment.variants[\(number)].redirect", $0) }
        }
        return (redirect.map { [("redirect", $0)] } ?? []) + variants
    }

    /// The part of the rule that closes its route or requires a login.
    var narrowing: RouteRule {
        RouteRule(
            document: document, place: place, origin: origin, path: path, closing: closing,
            requiresLogin: requiresLogin, isNarrowing: true)
    }
}

/// Why a rule keeps a route closed to everyone.
struct RouteUnavailability: RouteErrorReason {
    let code: String, problem: String, remedy: String

    static let off = RouteUnavailability(
        code: "switched-off", problem: "is switched off at the moment", remedy: "Try again later.")
    /// It changes data, and the app doesn't know whether a server has closed it.
    static let unknown = RouteUnavailability(
        code: "rules-unknown", problem: "is closed until the app has read its rules",
        remedy: "Connect to the internet, then try again.")

    /// It needs this version or a newer one.
    static func needs(_ version: AppVersion, running: AppVersion) -> RouteUnavailability {
        let problem = "needs version \(version) of the app, and this is \(running)"
        return RouteUnavailability(code: "app-too-old", problem: problem, remedy: "Update the app.")
    }

    /// It was available up to this version, as the rule writes it: 1.9 ends with the last 1.9.x.
    static func ended(_ version: String, running: AppVersion) -> RouteUnavailability {
        RouteUnavailability(
            code: "app-too-new",
            problem: "was available up to version \(version) of the app, and this is \(running)",
            remedy: "Look in the app for what replaces it.")
    }
}
