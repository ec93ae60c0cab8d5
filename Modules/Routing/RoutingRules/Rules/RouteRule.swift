import RouteMatching
import RoutingKit

/// The rule of a document about one route.
struct RouteRule: Sendable {
    /// What answers at the path.
    enum Kind: String, CaseIterable {
        /// The route's own Navigator, which shows a screen.
        case native
        /// The route's own Navigator, which performs an action and shows nothing.
        case action
        case webPage
        /// Another URL of the app.
        case redirect
    }

    /// Where the rule sends requests instead of the route's Navigator.
    struct Diversion {
        /// The name of the field with the target.
        let field: String
        let url: String
        let isWebPage: Bool
    }

    /// The name of the document, and the place of the rule in it, for instance `rules[1]`.
    let document: String, place: String
    /// The author of the document.
    let origin: RouteOrigin
    let path: RoutePattern
    /// The same for every rule about this route. The names of parameters make no difference.
    let identity: RoutePattern.Identity
    /// What answers there; `nil` if the rule doesn't name it.
    var kind: Kind?
    var isEnabled: Bool?, loginRequired: Bool?
    /// The first and the last version of the app for which the route is open.
    var minimumVersion: AppVersion?, maximumVersion: AppVersion?
    var diversion: Diversion?
    var experiment: Experiment?
    /// Whether this version does not know a part of it, so that it narrows and does nothing else.
    var isSkipped = false
    /// Whether its route is closed to the version that runs, so that nothing else in it is checked.
    var isForOtherVersions = false
    /// Whether this version doesn't know its kind, which may add the path.
    var hasUnknownKind = false

    /// Whether what is unknown in it makes no difference, or has been reported already.
    var isReported: Bool { isSkipped || isForOtherVersions }

    /// Whether it may name a path that the app does not have.
    var addsPath: Bool { kind == .webPage || kind == .redirect }

    /// Describes what is wrong with one of its fields.
    func issue(_ problem: String, in field: String) -> RouteConfigError.Issue {
        .init(document: document, path: "\(place).\(field)", problem: problem)
    }
}

extension RouteRule {
    /// The part of a rule that applies if this version does not know all of it: it closes its route
    /// or requires a login. The unknown part may say when to redirect, so it redirects nothing.
    var skipped: RouteRule {
        var rule = self
        rule.isSkipped = true
        (rule.kind, rule.diversion, rule.experiment) = (nil, nil, nil)
        if isEnabled == true { rule.isEnabled = nil }
        if loginRequired == false { rule.loginRequired = nil }
        return rule
    }

    /// The part of it that applies in a refused document: it closes its route; `nil` if it does
    /// not.
    /// - Parameter version: The version of the app that runs.
    func closing(in version: AppVersion) -> RouteRule? {
        if unavailability(in: version) == nil { return nil }
        var rule = skipped
        rule.loginRequired = nil
        return rule
    }

    /// The same rule, narrowed by another one for its path, which may close the route or require a
    /// login.
    func narrowed(by other: RouteRule) -> RouteRule {
        var rule = self
        if other.isEnabled == false { rule.isEnabled = false }
        if other.loginRequired == true { rule.loginRequired = true }
        rule.minimumVersion = [minimumVersion, other.minimumVersion].compactMap(\.self).max()
        rule.maximumVersion = [maximumVersion, other.maximumVersion].compactMap(\.self).min()
        return rule
    }
}
