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
    /// Whether it does nothing but close its route or require a login.
    var isNarrowing: Bool { fields.isNarrowing }

    /// The same for every rule about this route. The names of parameters make no difference.
    var identity: RoutePattern { path.identity }

    /// Whether it adds no path: it narrows, or closes its route to the version that runs.
    var onlyCloses: Bool { isNarrowing || closing != nil && closing != .switchedOff }

    /// Where its route or a variant of that redirects, each with the place in the rule.
    var targets: [(field: String, target: RedirectTarget)] {
        let variants = (experiment?.variants ?? []).enumerated().compactMap { number, variant in
            variant.redirect.map { ("experiment.variants[\(number)].redirect", $0) }
        }
        return isNarrowing ? [] : (redirect.map { [("redirect", $0)] } ?? []) + variants
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
