/// One difference between two contracts.
struct ContractChange: Hashable, Sendable {
    /// The fact that differs, by its name in reports and in the file of allowances.
    enum Fact: String, CaseIterable, Codable, Sendable {
        /// A route is there; what its path and checks admit; where a redirect goes.
        case route, path, redirect
        /// Which URLs it answers before other routes do.
        case precedence
        /// Who may open it, in which builds, and what it requires.
        case access, builds, requirement
        /// Whether it changes data, shows a screen, and asks the user before it changes data.
        case effect, screen, question
        /// What it takes, what logs show of that, and what it returns.
        case parameter, privacy, value
        /// Its feature, Navigator and parent.
        case owner
        /// A link of a feature; a host and a scheme of the app.
        case link, host, scheme
    }

    /// Whether the app does less than before, or more.
    enum Direction: String, Codable, Sendable {
        case narrowed, widened
    }

    /// What a change means for those who rely on the contract.
    enum Verdict: String, Codable, Sendable {
        /// Something that worked before doesn't work any more.
        case breaking
        /// Everything works as before.
        case compatible
        /// Everything works as before, but the app does more for others: security should review it.
        case review
    }

    let fact: Fact
    let direction: Direction
    /// The path of the route, the name of the link (`Shop.ProductLink`), or the host or scheme.
    let subject: String
    /// What changed, as a part of a sentence: `'id' is required now`.
    let detail: String
    /// Who relies on it, in a certain order; empty if nobody is known.
    var affected: [String] = []
    /// The module of the route or link; `nil` for hosts and schemes.
    var module: String?

    var verdict: Verdict { direction == .narrowed ? fact.narrowing : fact.widening }
}

extension ContractChange.Fact {
    /// What it means if the app does less.
    var narrowing: ContractChange.Verdict {
        switch self {
        case .question, .privacy, .owner: .compatible
        default: .breaking
        }
    }

    /// What it means if the app does more.
    var widening: ContractChange.Verdict {
        switch self {
        case .access, .builds, .requirement, .question, .privacy, .host, .scheme: .review
        default: .compatible
        }
    }

    /// Those whom a narrowing breaks.
    var scope: ContractScope {
        switch self {
        case .route, .path, .redirect, .precedence: [.links, .outside, .saved, .site]
        case .builds, .screen, .parameter: [.links, .outside, .saved]
        case .requirement: [.links, .outside]
        case .access: [.outside, .site]
        case .effect, .value, .link: .links
        case .host, .scheme, .question, .privacy, .owner: []
        }
    }
}

extension ContractChange: CustomStringConvertible {
    /// The fact, the subject and what changed: `parameter of /sale: 'id' is required now`.
    var description: String { "\(fact.rawValue) of \(subject): \(detail)" }
}

/// Those whom a change can affect.
struct ContractScope: OptionSet {
    let rawValue: Int

    /// The links of features.
    static let links = ContractScope(rawValue: 1 << 0)
    /// Links and notifications from outside.
    static let outside = ContractScope(rawValue: 1 << 1)
    /// Stored navigation states, and the tickets of suspended requests.
    static let saved = ContractScope(rawValue: 1 << 2)
    /// The site's file `apple-app-site-association`, which must be deployed again.
    static let site = ContractScope(rawValue: 1 << 3)
}

extension RouteContract {
    /// Those in a scope who rely on a route of this contract.
    /// - Parameter origins: The origins that are affected; all that may open the route by default.
    func affected(
        in scope: ContractScope, by route: ContractRoute, origins: [ContractRoute.Origin]? = nil
    ) -> [String] {
        // A redirect is open to the same origins as its target.
        let target = route.redirect.flatMap { self.route(answering: $0) } ?? route
        let origins = origins ?? target.access
        var names: [String] = []
        if scope.contains(.links) {
            let redirects = routes.filter { other in
                other.redirect.flatMap { self.route(answering: $0) }?.path == route.path
            }
            let paths = [route.path] + redirects.map(\.path)
            names += features.filter { feature in
                feature.links.contains { $0.opens.map(paths.contains) == true }
            }.map { "the links of \($0.name)" }
        }
        if scope.contains(.outside) { names += origins.map(\.affected) }
        // A state stores the URLs of screens, and a ticket that of a request with a requirement.
        let isSaved = route.redirect == nil && (!route.action || !route.requires.isEmpty)
        if scope.contains(.saved), isSaved { names.append("saved states and tickets") }
        if scope.contains(.site), origins.contains(.universalLink) {
            names.append("the site's file")
        }
        return names
    }
}

extension ContractRoute.Origin {
    var affected: String {
        switch self {
        case .universalLink: "universal links in the world"
        case .customScheme: "links of custom schemes"
        case .push: "push notifications"
        }
    }
}
