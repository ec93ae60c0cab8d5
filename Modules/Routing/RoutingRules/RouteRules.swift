import Foundation
public import RouteMatching
public import RoutingEngine
import RoutingKit

/// Rules about the routes of an app, from a document that ships with it and one of a server.
///
///     let rules = RouteRules(for: AppVersion(1, 4))
///     router.use(rules)
///     try router.start()
///     try rules.apply(RuleDocument(data, named: "rules.json", from: .remoteRule))
///
/// They apply from the next request on; a ``ConfigInterceptor`` routes requests that are being
/// handled again. Screens that are already shown remain.
@MainActor
public final class RouteRules {
    /// Sentences about the parts of the current rules that don't apply, because this version of
    /// the app does not know them or because they have expired.
    public private(set) var skipped: [String] = []
    /// Called with a sentence when a document expires.
    public var onExpiry: (String) -> Void = { _ in }

    private let appVersion: AppVersion
    private let webPages: WebPages?
    private let verify: (@MainActor (RuleDocument) -> Bool)?
    private(set) weak var router: AppRouter?
    private var site = CallSite(file: "RouteRules", line: nil)
    private var interceptors: [any RouteInterceptor] = []
    private var documents = RuleDocuments()
    /// What the next launch has to know of the server's documents.
    private(set) var kept = KeptRules()
    /// Whether nobody knows what a server has closed, because the kept rules can't be used. Routes
    /// that change data are closed then, until a document is accepted.
    var areUnknown: Bool {
        get { documents.areUnknown }
        set { update { $0.areUnknown = newValue } }
    }

    /// - Parameters:
    ///   - appVersion: The version of the app that runs.
    ///   - webPages: Where the pages of rules are shown; no rule may show one by default.
    ///   - verify: Returns whether a server's document is authentic; called before anything in it
    ///     is read. Without this closure, every document counts as authentic.
    public init(
        for appVersion: AppVersion, webPages: WebPages? = nil,
        verifying verify: (@MainActor (RuleDocument) -> Bool)? = nil
    ) {
        self.appVersion = appVersion
        self.webPages = webPages
        self.verify = verify
    }

    /// Applies a document instead of the previous one of the same origin. A server's rule for a
    /// path replaces that of the app.
    ///
    /// A part of a server's document that this version of the app does not know (a route, a field)
    /// is skipped, as are redirects and experiments that have expired: see ``skipped``.
    /// - Throws: ``RuleDocumentError`` with all errors. The current rules remain, and what the
    ///   document switches off is closed as well. A document that is not authentic, or older than
    ///   one before, changes nothing; nor does one before the router has started.
    public func apply(_ document: RuleDocument) throws(RuleDocumentError) {
        guard let router, let routes = router.registeredMap else {
            throw document.error("the router has not started; call 'use' and 'start' first")
        }
        var content = try read(document)
        let hadExpired = kept.hasExpired && kept.accepted == document
        content.expire(at: hadExpired ? .distantFuture : router.clock.now())
        var next = documents
        if document.origin.isOutside {
            // What refused ones have closed is open again.
            next = RuleDocuments(bundled: documents.bundled, remote: content)
        } else {
            next.bundled = content
        }
        let review = review(next, on: routes, of: router)
        let issues = content.issues + review.issues
        if !issues.isEmpty {
            let closed = close(content.rules.filter { $0.closing == .off }.map(\.path))
            throw RuleDocumentError(issues: issues.map(\.description), closed: closed)
        }
        if document.origin.isOutside {
            kept.closed = []
            kept.accepted = document
            kept.hasExpired = content.hasExpired
            kept.areLost = false
        }
        documents = next
        put(review, on: router)
    }

    /// The name of the variant that a unit sees; `nil` if no route has such an experiment.
    /// - Parameters:
    ///   - experiment: Its name.
    ///   - unit: The participant, for instance the identifier of an installation.
    public func variant(of experiment: String, for unit: String) -> String? {
        router?.routes.lazy.compactMap(\.experiment).first { $0.name == experiment }?
            .variant(for: unit)?.name
    }

    /// The state that the rules give to a toggle, those of a server first; `nil` if they name none.
    /// Of an expired document, what is off stays off.
    public func toggle(_ name: String) -> Bool? {
        documents.remote.toggles[name] ?? documents.bundled.toggles[name]
    }

    /// Restores what applied at the end of an earlier launch. What was closed is closed even if the
    /// document no longer applies, and so is then what changes data.
    func restore(_ saved: KeptRules) throws(RuleDocumentError) {
        var isIncomplete = saved.areLost
        defer {
            kept.areLost = saved.areLost
            // After the document, which may be older than one that was refused later.
            kept.version = [kept.version, saved.version].compactMap(\.self).max()
            close(saved.closed.compactMap { try? RoutePattern($0) })
            areUnknown = isIncomplete
        }
        guard let document = saved.accepted else { return }
        kept.accepted = document
        kept.hasExpired = saved.hasExpired
        do {
            try apply(document)
        } catch {
            isIncomplete = true
            throw error
        }
    }

    /// Ends what an expired document does besides narrowing.
    func endExpired() {
        guard let router, documents.remote.expire(at: router.clock.now()) else { return }
        kept.hasExpired = true
        update { _ in }
        if let part = documents.remote.skipped.last { onExpiry(part.description) }
    }

    /// Reads a document; of a server only an authentic one that is not older than one before.
    private func read(_ document: RuleDocument) throws(RuleDocumentError) -> RuleContent {
        if document.origin.isOutside, let verify, !verify(document) {
            let isThere = document.signature != nil
            throw document.error("its signature \(isThere ? "does not match" : "is missing")")
        }
        let content = RuleContent(document, for: appVersion)
        guard document.origin.isOutside, content.isReadable else { return content }
        // A version that can't be read has been reported already.
        let isRead = !content.issues.contains { $0.path == "version" }
        if let last = kept.version, isRead, content.version ?? .min < last {
            let problem =
                content.version.map { version in
                    "\(version) is older than \(last), which the app has read already; publish a "
                        + "higher one"
                } ?? "it is missing, and the app has read version \(last) already"
            throw document.error(problem, at: "version")
        }
        // The version of a refused document counts, too: an older document must not open the routes
        // that it closes.
        kept.version = content.version ?? kept.version
        return content
    }

    /// Closes what a refused document switches off: a route is closed for a reason, and an error
    /// elsewhere in the document must not open it.
    /// - Returns: The paths that are closed by it and were open before.
    @discardableResult
    private func close(_ paths: [RoutePattern]) -> [String] {
        guard let router, router.registeredMap != nil, !paths.isEmpty else { return [] }
        let before = Set(router.routes.filter { $0.override.unavailability != nil }.map(\.pattern))
        update { $0.closed += paths }
        // What is no route needn't be known.
        let closed = Set(documents.closed.map(\.identity))
        documents.closed = router.routes.map(\.pattern).filter { closed.contains($0.identity) }
        kept.closed = documents.closed.map(\.description)
        return documents.closed.filter { !before.contains($0) }.map(\.description)
    }

    /// Changes what the documents say, and applies it if the router has started.
    private func update(_ change: (inout RuleDocuments) -> Void) {
        change(&documents)
        guard let router, let routes = router.registeredMap else { return }
        put(review(documents, on: routes, of: router), on: router)
    }

    private func review(
        _ documents: RuleDocuments, on routes: RouteMap, of router: AppRouter
    ) -> RuleReview {
        RuleReview(documents, on: routes, of: router, webPages: webPages, by: interceptors)
    }

    private func put(_ review: RuleReview, on router: AppRouter) {
        skipped = review.skipped.map(\.description)
        router.put(review.map)
    }
}

extension RouteRules: RouterExtension, RouterCapability {
    public func install(on router: AppRouter, at site: CallSite) {
        self.router = router.serving(insteadOf: self.router, at: site)
        self.site = site
        router.pipeline.install(self)
    }

    package func admits(_ request: RequestRun) -> Bool {
        endExpired()
        return true
    }

    package func rewrite(
        _ routes: RouteMap, by interceptors: [any RouteInterceptor]
    ) throws(RegistrationError) -> RouteMap {
        guard let router else { return routes }
        let review = RuleReview(
            documents, on: routes, of: router, webPages: webPages, by: interceptors)
        let page = webPages?.problem(among: routes, in: router.build).map {
            RegistrationError.Issue(site: site, message: "RouteRules \($0)")
        }
        let rules = review.issues.map {
            RegistrationError.Issue(
                site: CallSite(file: $0.document, line: nil), message: "\($0.path): \($0.problem)")
        }
        let issues = [page].compactMap(\.self) + rules
        guard issues.isEmpty else { throw RegistrationError(issues: issues) }
        self.interceptors = interceptors
        skipped = review.skipped.map(\.description)
        return review.map
    }
}

extension RuleDocument {
    fileprivate func error(_ problem: String, at path: String = "") -> RuleDocumentError {
        let issue = RuleIssue(document: name, path: path, problem: problem)
        return RuleDocumentError(issues: [issue.description])
    }
}

extension Route {
    /// The experiment that a rule runs on it; `nil` if there is none.
    var experiment: Experiment? { override.attachment as? Experiment }
}
