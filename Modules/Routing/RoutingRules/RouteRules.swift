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

    let appVersion: AppVersion
    let webPages: WebPages?
    private let verify: (@MainActor (RuleDocument) -> Bool)?
    private(set) weak var router: AppRouter?
    private var site = CallSite(file: "RouteRules", line: nil)
    private(set) var interceptors: [any RouteInterceptor] = []
    private(set) var documents = RuleDocuments()
    private var toggles: [String: Bool] = [:]
    /// When the document of a server expires.
    private var expires: Date?
    var kept: KeptRules { documents.kept }

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
    /// path replaces that of the app. One that only narrows replaces none, and one of versions
    /// alone only one of versions alone.
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
        var next = documents
        let isRemote = document.origin.isOutside
        if isRemote {
            if let verify, !verify(document) {
                let isThere = document.signature != nil
                throw document.error("its signature \(isThere ? "does not match" : "is missing")")
            }
            next.remote = document
            next.kept.hasExpired = kept.hasExpired && kept.accepted == document
            next.kept.accepted = document
            // What refused ones have closed is open again.
            next.kept.closed = []
            next.kept.areLost = false
        } else {
            next.bundled = document
        }
        let review = RuleReview(next, isNew: isRemote, on: routes, of: router, for: self)
        // The version of a refused document counts, too: an older document must not open the routes
        // that it closes.
        next.kept.version = max(kept.version, review.version)
        documents.kept.version = next.kept.version
        if !review.issues.errors.isEmpty {
            let rules = isRemote ? review.remote : review.bundled
            let closed = close(rules.filter { $0.closing == .switchedOff }.map(\.path.description))
            throw RuleDocumentError(issues: review.issues.errors, closed: closed)
        }
        if isRemote { next.kept.hasExpired = review.hasExpired }
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
    public func toggle(_ name: String) -> Bool? { toggles[name] }

    /// Restores what applied at the end of an earlier launch. What was closed is closed even if the
    /// document no longer applies, and so is then what changes data. The next launch tries the
    /// document again.
    func restore(_ saved: KeptRules) throws(RuleDocumentError) {
        defer {
            // After the document, which may be older than one that was refused later.
            documents.kept.version = max(kept.version, saved.version)
            documents.kept.areLost = saved.areLost
            close(saved.closed)
            update()
        }
        guard let document = saved.accepted else { return }
        let before = kept
        documents.kept.accepted = document
        documents.kept.hasExpired = saved.hasExpired
        do {
            try apply(document)
        } catch {
            // A newer one of the server applies already.
            if documents.remote != nil {
                documents.kept.accepted = before.accepted
                documents.kept.hasExpired = before.hasExpired
            }
            throw error
        }
    }

    /// Ends what an expired document does besides narrowing.
    func endExpired() {
        if let router, let expires, !kept.hasExpired, expires <= router.clock.now() {
            let before = skipped
            documents.kept.hasExpired = true
            update()
            skipped.first { !before.contains($0) }.map(onExpiry)
        }
    }

    /// Closes what a refused document switches off: a route is closed for a reason, and an error
    /// elsewhere in the document must not open it.
    /// - Returns: The paths that are closed by it and were open before.
    @discardableResult
    private func close(_ paths: [String]) -> [String] {
        guard let router, router.registeredMap != nil, !paths.isEmpty else { return [] }
        let open = Set(router.routes.filter { $0.override.unavailability == nil }.map(\.pattern))
        documents.kept.closed += paths
        update()
        // What is no route needn't be known.
        let known = Set(kept.closed.compactMap { try? RoutePattern($0).identity })
        let closed = router.routes.map(\.pattern).filter { known.contains($0.identity) }
        documents.kept.closed = closed.map(\.description)
        return closed.filter(open.contains).map(\.description)
    }

    /// Applies the documents again if the router has started.
    private func update() {
        guard let router, let routes = router.registeredMap else { return }
        let review = RuleReview(documents, on: routes, of: router, for: self)
        put(review, on: router)
    }

    private func put(_ review: RuleReview, on router: AppRouter) {
        skipped = review.issues.skipped
        toggles = review.toggles
        expires = review.expires
        router.put(review.map)
    }
}

extension RouteRules: RouterExtension, RouterCapability {
    public func install(on router: AppRouter, at site: CallSite) {
        self.router = router.serving(insteadOf: self.router, at: site)
        self.site = site
        router.install(self)
    }

    package func admits(_ request: RequestRun) -> Bool {
        endExpired()
        return true
    }

    package func rewrite(
        _ routes: RouteMap, by interceptors: [any RouteInterceptor]
    ) throws(RegistrationError) -> RouteMap {
        guard let router else { return routes }
        let before = self.interceptors
        self.interceptors = interceptors
        let review = RuleReview(documents, on: routes, of: router, for: self)
        let page = webPages?.problem(among: routes, in: router.build).map { "RouteRules \($0)" }
        let issues = [page].compactMap(\.self) + review.issues.errors
        guard issues.isEmpty else {
            self.interceptors = before
            throw RegistrationError(issues: issues.map { .init(site: site, message: $0) })
        }
        skipped = review.issues.skipped
        return review.map
    }
}

extension RuleDocument {
    fileprivate func error(_ problem: String) -> RuleDocumentError {
        RuleDocumentError(issues: [sentence(problem)])
    }
}

extension Route {
    /// The experiment that a rule runs on it; `nil` if there is none.
    var experiment: Experiment? { override.attachment as? Experiment }
}
