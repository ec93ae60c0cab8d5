import RouteMatching
import RoutingEngine
import RoutingKit

/// The rule of a document about one route, for the version of the app that runs.
struct RouteRule {
    /// The object of its document, which says where the rule is.
    let fields: RuleFields
    let path: RoutePattern
    /// Why it closes the route; `nil` if it doesn't.
    var closing: RouteError.Reason?
    var requiresLogin = false
    var redirect: RedirectTarget?
    var experiment: Experiment?
    /// Whether all else that it does is left out, for instance because this version does not know a
    /// part of it: that part may say when to redirect.
    var isNarrowing = false

    /// The same for every rule about this route. The names of parameters make no difference.
    var identity: RoutePattern { path.identity }

    /// Whether it adds no path: it narrows, or closes its route to the version that runs.
    var onlyCloses: Bool { isNarrowing || closing != nil && closing != .switchedOff }

    /// Where its route or a variant of that redirects, each with the place in the rule.
    var targets: [(field: String, target: RedirectTarget)] {
        let variants = (experiment?.variants ?? []).enumerated().compactMap { number, variant in
            variant.redirect.map { ("experiment.variants[\(number)].redirect", $0) }
        }
        return (redirect.map { [("redirect", $0)] } ?? []) + variants
    }

    /// The part of the rule that closes its route or requires a login.
    var narrowing: RouteRule {
        RouteRule(
            fields: fields, path: path, closing: closing, requiresLogin: requiresLogin,
            isNarrowing: true)
    }
}

/// Why a rule keeps a route closed to everyone.
extension RouteError.Reason {
    static let switchedOff = custom(
        code: "switched-off", problem: "is switched off at the moment", remedy: "Try again later.")
    /// It changes data, and the app doesn't know whether a server has closed it.
    static let unknownRules = custom(
        code: "rules-unknown", problem: "is closed until the app has read its rules",
        remedy: "Connect to the internet, then try again.")
}
