import Foundation
public import RouteMatching
public import RoutingEngine
import RoutingKit

/// The facts about the app that rules are checked against.
public struct RulePolicy: Sendable {
    /// The version of the app that runs.
    let appVersion: AppVersion
    /// Where the pages of rules are shown; `nil` if no rule may show one.
    let webPages: WebPages?

    /// Describes an app.
    /// - Parameters:
    ///   - appVersion: The version of the app that runs.
    ///   - webPages: Where the pages of rules are shown; no rule may show one by default.
    public init(appVersion: AppVersion, webPages: WebPages? = nil) {
        self.appVersion = appVersion
        self.webPages = webPages
    }
}

/// Rules about the routes of an app, from a document that ships with it and one of a server.
///
///     let rules = RouteRules(policy: RulePolicy(appVersion: AppVersion(1, 4)))
///     router.use(rules)
///     try rules.apply(document)
///
/// They apply from the next request on; a ``ConfigInterceptor`` routes requests that are being
/// handled again. Screens that are already shown remain.
@MainActor
public final class RouteRules {
    /// The parts of the current rules that don't apply, because this version of the app does not
    /// know them or because they have expired.
    public private(set) var skipped: [RuleIssue] = []
    /// Called with the part that no longer applies when a document expires.
    public var onExpiry: (RuleIssue) -> Void = { _ in }

    private let policy: RulePolicy
    private let verify: (@MainActor (RuleDocument) -> Bool)?
    private(set) weak var router: AppRouter?
    /// The place at which the router was given these rules.
    private var site = CallSite(file: "RouteRules", line: nil)
    private var bundled = RuleContent(from: .app)
    private var remote = RuleContent(from: .remoteRule)
    /// What refused documents close, until another one is accepted.
    private var refused: [RouteRule] = []
    /// The highest version that was read of a server's document.
    private(set) var version: Int64?

    /// Makes an empty set of rules.
    /// - Parameters:
    ///   - policy: The limits that rules are checked against.
    ///   - verify: Returns whether a server's document is authentic; called before anything in it
    ///     is read. A document that isn't changes nothing. Without this closure, every document
    ///     counts as authentic.
    public init(
        policy: RulePolicy, verifying verify: (@MainActor (RuleDocument) -> Bool)? = nil
    ) {
        self.policy = policy
        self.verify = verify
    }

    /// Applies a document instead of the previous one of the same origin. A server's rule for a path
    /// replaces that of the app.
    ///
    /// A part of a server's document that this version of the app does not know (a route, a field)
    /// is skipped, and the rest applies: see ``skipped``.
    /// - Throws: ``RuleDocumentError`` with all errors. The current rules remain, and what the
    ///   document switches off is closed as well. A document that is not authentic, or older than
    ///   one before, changes nothing. Before the router has started nothing is thrown: its start
    ///   reports the errors.
    public func apply(_ document: RuleDocument) throws(RuleDocumentError) {
        let content = read(document)
        guard let router, let registered = router.registry.registered else {
            set(content)
            return
        }
        let now = document.hasExpired ? .distantFuture : router.clock.now()
        let hasExpired = content.expires.map { $0 <= now } ?? false
        let isServers = document.origin.isOutside
        let review = review(
            isServers ? bundled : content, isServers ? content : remote, [], of: registered,
            on: router)
        var issues = content.issues + review.issues
        if hasExpired, let expires = content.expires {
            let problem = "it expired at \(expires.formatted(.iso8601)); publish a later one"
            issues.append(.init(document: document.name, path: "expires", problem: problem))
        }
        if issues.isEmpty {
            set(content)
            refused = []
            put(review, on: router)
            return
        }
        var error = RuleDocumentError(issues: issues)
        // An expired document was good once, so all that it narrows counts.
        let isOnlyExpired = hasExpired && issues.count == 1
        let closings = content.rules.compactMap { isOnlyExpired ? $0.narrowing : $0.closing }
        error.closed = close(closings, of: registered, on: router)
        throw error
    }

    /// The experiment of a name that rules have put on a route; `nil` if there is none. Asking
    /// opens nothing.
    public func experiment(_ name: String) -> Experiment? {
        router?.routes.lazy.compactMap(\.experiment).first { $0.name == name }
    }

    /// The paths that refused documents have switched off.
    var closedPaths: [String] { refused.filter { $0.isEnabled == false }.map(\.path.description) }

    /// Restores what refused documents of an earlier launch have switched off, and the highest
    /// version.
    func restore(closedPaths: [String], version: Int64?, of name: String) {
        self.version = [self.version, version].compactMap(\.self).max()
        guard let router, let registered = router.registry.registered else { return }
        let rules = closedPaths.compactMap { path in
            (try? RoutePattern(path)).map { pattern in
                RouteRule(
                    document: name, place: "", origin: .remoteRule, path: pattern,
                    identity: pattern.identity, isEnabled: false, isSkipped: true)
            }
        }
        close(rules, of: registered, on: router)
    }

    private func set(_ content: RuleContent) {
        if content.origin.isOutside { remote = content } else { bundled = content }
    }

    /// Reads a document; of a server only an authentic one, that is not older than one before.
    private func read(_ document: RuleDocument) -> RuleContent {
        let unread = RuleContent(from: document.origin)
        if document.origin.isOutside, let verify, !verify(document) {
            let problem =
                document.signature == nil
                ? "its signature is missing" : "its signature does not match"
            return unread.refused(document.name, because: problem)
        }
        let content = RuleContent(document, for: policy.appVersion)
        guard document.origin.isOutside, content.isReadable else { return content }
        if let last = version {
            guard let new = content.version else {
                // A version that can't be read has been reported already.
                if content.issues.contains(where: { $0.path == "version" }) { return content }
                return unread.refused(
                    document.name, in: "version",
                    because: "it is missing, and the app has read version \(last) already")
            }
            if new < last {
                return unread.refused(
                    document.name, in: "version",
                    because:
                        "\(new) is older than \(last), which the app has read already; publish "
                        + "a higher one")
            }
        }
        // The version of a refused document counts, too: an older document must not open the routes
        // that it closes.
        version = content.version ?? version
        return content
    }

    /// Narrows the current rules by those of a refused document: a route is closed for a reason,
    /// and an error elsewhere in the document must not open it.
    /// - Returns: The paths that are closed by it and were open before.
    @discardableResult
    private func close(
        _ rules: [RouteRule], of registered: RouteMap, on router: AppRouter
    ) -> [String] {
        let known = Set(refused.filter { $0.isEnabled == false }.map(\.identity))
        let isNew = rules.contains { $0.isEnabled != false || !known.contains($0.identity) }
        if !isNew { return [] }
        let all = (refused + rules).merged
        let review = review(bundled, remote, all, of: registered, on: router)
        let closed = zip(router.routes, review.map.routes).filter {
            $0.override.unavailability == nil && $1.override.unavailability != nil
        }
        // A rule for a path that the app doesn't have closes nothing, so it isn't kept.
        let present = Set(review.map.routes.map(\.pattern.identity))
        refused = all.filter { present.contains($0.identity) }
        put(review, on: router)
        return closed.map(\.1.pattern.description)
    }

    private func put(_ review: RuleReview, on router: AppRouter) {
        skipped = review.skipped
        router.registry.put(review.map)
    }

    private func review(
        _ bundled: RuleContent, _ remote: RuleContent, _ refused: [RouteRule], of routes: RouteMap,
        by interceptors: [InterceptorRegistration]? = nil, on router: AppRouter
    ) -> RuleReview {
        RuleReview.review(
            [bundled, remote], refused, policy, on: routes,
            by: interceptors ?? router.pipeline.interceptors, links: router.links,
            build: router.build)
    }

    /// Ends everything that an expired document does besides narrowing.
    private func endExpired(on router: AppRouter) {
        let now = router.clock.now()
        guard let expires = remote.expires, expires <= now,
            let registered = router.registry.registered
        else { return }
        remote = remote.ended(at: now)
        put(review(bundled, remote, refused, of: registered, on: router), on: router)
        if let part = skipped.first(where: { $0.path == "expires" }) { onExpiry(part) }
    }
}

extension RouteRules: RouterExtension, RouterCapability {
    /// Lets rules change the routes.
    public func install(on router: AppRouter, at site: CallSite) {
        (self.router, self.site) = (router, site)
        router.pipeline.install(self)
    }

    /// Admits every request, under the rules that apply at this time.
    package func admits(_ request: ActiveRequest) -> Bool {
        if let router { endExpired(on: router) }
        return true
    }

    package func rewrite(
        _ routes: RouteMap, by interceptors: [InterceptorRegistration]
    ) throws(RegistrationError) -> RouteMap {
        guard let router else { return routes }
        let review = review(bundled, remote, refused, of: routes, by: interceptors, on: router)
        let screens = ScreenReview(routes.routes, links: router.links, in: router.build)
        let pages = policy.webPages?.problem(by: screens).map {
            RegistrationError.Issue(site: site, message: "RouteRules \($0)")
        }
        let rules = (bundled.issues + remote.issues + review.issues).map { issue in
            RegistrationError.Issue(
                site: CallSite(file: issue.document, line: nil),
                message: "\(issue.path): \(issue.problem)")
        }
        let all = [pages].compactMap(\.self) + rules
        guard all.isEmpty else { throw RegistrationError(issues: all) }
        skipped = review.skipped
        return review.map
    }
}

extension Route {
    /// The experiment that a rule runs on it; `nil` if there is none.
    var experiment: Experiment? { override.attachment as? Experiment }
}
