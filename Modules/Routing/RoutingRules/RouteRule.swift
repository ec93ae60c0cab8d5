import RouteMatching
import RoutingEngine
import RoutingKit

/// The rule of a document about one route, for the version of the app that runs.
struct RouteRule {
    /// The name of the document, and the place of the rule in it, for instance `rules[1]`.
    let document: String, place: String
    /// The author of the document.
    let origin: RouteOrigin
    let path: RoutePattern
    /// The same for every rule about this route. The names of parameters make no difference.
    let identity: RoutePattern.Identity
    var isEnabled: Bool?
    /// Why the route is closed to the version that runs.
    var versionProblem: RouteUnavailability?
    var login: Bool?
    /// A URL of the app, or of a web page.
    var redirect: String?
    var experiment: Experiment?
    /// Whether this version does not know a part of it, so that it narrows and does nothing else.
    var isSkipped = false

    /// Why the route is closed; `nil` if it is not.
    var unavailability: RouteUnavailability? { isEnabled == false ? .off : versionProblem }

    /// The part of a rule that applies if this version does not know all of it: it closes its route
    /// or requires a login. The unknown part may say when to redirect, so it redirects nothing.
    var narrowing: RouteRule {
        var rule = self
        rule.isSkipped = true
        (rule.redirect, rule.experiment) = (nil, nil)
        if isEnabled == true { rule.isEnabled = nil }
        if login == false { rule.login = nil }
        return rule
    }

    /// The part of it that applies in a refused document; `nil` if it does not switch off its route.
    var closing: RouteRule? {
        if isEnabled != false { return nil }
        var rule = narrowing
        (rule.login, rule.versionProblem) = (nil, nil)
        return rule
    }

    /// The same rule, narrowed by another one for its path.
    func narrowed(by other: RouteRule) -> RouteRule {
        var rule = self
        if other.isEnabled == false { rule.isEnabled = false }
        if other.login == true { rule.login = true }
        rule.versionProblem = versionProblem ?? other.versionProblem
        return rule
    }
}

extension [RouteRule] {
    /// The rules of several documents, one for each path: the last one. A skipped rule doesn't
    /// replace another one; it narrows it.
    var merged: [RouteRule] {
        var rules: [RouteRule?] = []
        var indices: [RoutePattern.Identity: Int] = [:]
        for rule in self {
            let index = indices[rule.identity]
            if rule.isSkipped, let index {
                rules[index] = rules[index]?.narrowed(by: rule)
            } else {
                if let index { rules[index] = nil }
                indices[rule.identity] = rules.count
                rules.append(rule)
            }
        }
        return rules.compactMap(\.self)
    }
}

/// Why a rule keeps a route closed to everyone.
package enum RouteUnavailability: RouteErrorReason {
    /// It is switched off.
    case off
    /// It needs this version of the app or a newer one.
    case needs(AppVersion, running: AppVersion)
    /// It was available up to this version of the app.
    case ended(AppVersion, running: AppVersion)

    /// The stable code of this reason, for instance `switched-off`.
    package var code: String {
        switch self {
        case .off: "switched-off"
        case .needs: "app-too-old"
        case .ended: "app-too-new"
        }
    }

    package var problem: String {
        switch self {
        case .off: "is switched off at the moment"
        case .needs(let version, let running):
            "needs version \(version) of the app, and this is \(running)"
        case .ended(let version, let running):
            "was available up to version \(version) of the app, and this is \(running)"
        }
    }

    package var remedy: String {
        switch self {
        case .off: "Try again later."
        case .needs: "Update the app."
        case .ended: "Look in the app for what replaces it."
        }
    }
}
