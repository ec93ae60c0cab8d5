public import RoutingEngine

/// Applies the rules of a server, which a file holds, to a router, as long as it is kept.
///
///     try router.start()
///     let remote = RemoteRules(file, for: rules, storedIn: store) { log($0) }
///     Task { await remote.watch(by: router.clock) }
///
/// It looks at the file before each request, so that no request is handled by outdated rules. It reads
/// the whole file: unlike a modification date, this detects two changes in the same moment, and it
/// takes some ten microseconds.
@MainActor
public final class RemoteRules {
    private let file: RuleFile
    private let rules: RouteRules
    private let store: any RuleStore
    private let warn: (String) -> Void
    private var observation: ObserverToken?
    /// Called when the rules have changed, except by the initializer.
    public var whenChanged: () -> Void = {}
    private var found: Result<RuleFile.Content, RuleFileError>?
    /// The document that applies.
    private var current: RuleFile.Content?
    /// Whether the rules of the last launch are applied. They are not while they can't be read.
    private var hasAppliedKept = false

    /// Applies the rules of the last launch, and then those of the file. Call it when the router has
    /// started.
    /// - Parameters:
    ///   - file: The file.
    ///   - rules: The rules of a router.
    ///   - store: Keeps the last good document.
    ///   - warn: Called with a sentence for each problem of the file, once for each change of it.
    public init(
        _ file: RuleFile, for rules: RouteRules, storedIn store: any RuleStore,
        warn: @escaping (String) -> Void
    ) {
        self.file = file
        self.rules = rules
        self.store = store
        self.warn = warn
        refresh()
        let report = rules.onExpiry
        rules.onExpiry = { [weak self] part in
            self?.markExpired()
            report(part)
        }
        observation = rules.router?.observe { [weak self] event in
            if case .began = event { self?.refresh() }
        }
    }

    isolated deinit { observation?.withdraw() }

    /// Applies the file's rules if it has changed since it was last read.
    public func refresh() {
        if !hasAppliedKept, let copies = store.copies {
            hasAppliedKept = true
            apply(copies)
            // The file may hold an older document.
            found = nil
        }
        let found = Result { () throws(RuleFileError) in try file.read() }
        guard found != self.found else { return }
        self.found = found
        switch found {
        case .success(let document): follow(document)
        case .failure(let error): warn("\(error), so the rules are unchanged")
        }
    }

    /// Reads the file again and again, until the task is cancelled.
    public func watch(by clock: RouteClock) async {
        while (try? await clock.sleep(.seconds(1))) != nil { refresh() }
    }

    private func markExpired() {
        if let current { store.change { $0.expired = current } }
    }

    /// Applies the rules that applied at the end of the last launch.
    private func apply(_ copies: [KeptRules]) {
        // If a kill came between the writes of both copies, the first one is newer.
        for document in copies.reversed().compactMap(\.accepted) where document != current {
            do throws(RuleDocumentError) {
                try apply(document)
            } catch {
                report(error, of: "the last good \(file.name)")
            }
        }
        let whole = copies.reduce(KeptRules()) { $0.completed(by: $1) }
        rules.restore(closedPaths: whole.closed, version: whole.version, of: file.name)
        store.change { $0 = $0.completed(by: whole) }
    }

    /// Applies a new document, or keeps the paths that it closes.
    private func follow(_ document: RuleFile.Content) {
        var hasClosed = false
        do throws(RuleDocumentError) {
            try apply(document)
            for part in rules.skipped { warn("\(part). This version of the app skips it.") }
        } catch {
            report(error, of: file.name)
            hasClosed = !error.closed.isEmpty
            if hasClosed {
                let paths = error.closed.joined(separator: ", ")
                warn("the routes that \(file.name) closes are closed nevertheless: \(paths)")
            }
        }
        let (closed, version, isAccepted) = (rules.closedPaths, rules.version, current == document)
        if hasAppliedKept {
            store.change { kept in
                if isAccepted { kept.accepted = document }
                (kept.closed, kept.version) = (closed, version)
            }
        }
        if isAccepted || hasClosed { whenChanged() }
    }

    private func apply(_ document: RuleFile.Content) throws(RuleDocumentError) {
        let hasExpired = (store.copies ?? []).contains { $0.expired == document }
        do throws(RuleDocumentError) {
            try rules.apply(
                RuleDocument(
                    document.data, named: file.name, from: .remoteRule,
                    signature: document.signature, hasExpired: hasExpired))
            current = document
        } catch {
            if error.issues.contains(where: { $0.path == "expires" }) {
                store.change { $0.expired = document }
            }
            throw error
        }
    }

    private func report(_ error: RuleDocumentError, of name: String) {
        warn("\(name) has errors, so the rules are unchanged")
        for issue in error.issues { warn(issue.description) }
    }
}

/// What an app keeps of a server's rules from one launch to the next, so that a server that fails opens
/// no route that it has closed.
public struct KeptRules: Codable, Hashable, Sendable {
    /// The last accepted document.
    var accepted: RuleFile.Content?
    /// The paths that later documents have switched off although they were refused: no more than the
    /// app has routes, however many documents a server sends.
    var closed: [String] = []
    /// The highest version that was read.
    var version: Int64?
    /// The last document that the app has seen expire.
    var expired: RuleFile.Content?

    /// Nothing, as before the first document.
    public init() {}

    /// The same, with what only another copy still has.
    func completed(by other: KeptRules) -> KeptRules {
        var kept = self
        kept.accepted = accepted ?? other.accepted
        kept.closed += other.closed.filter { !closed.contains($0) }
        kept.version = [version, other.version].compactMap(\.self).max()
        kept.expired = expired ?? other.expired
        return kept
    }
}

/// Stores ``KeptRules`` in two places. If one of them is lost or corrupt, the other one still says which
/// routes the server has closed, and is used to repair it.
///
///     struct RuleFiles: RuleStore {
///         let files: [StateFile<KeptRules>]
///
///         var copies: [KeptRules]? {
///             files.allSatisfy { $0.readError == nil } ? files.map(\.value) : nil
///         }
///         func update(_ change: @escaping @Sendable (inout KeptRules) -> Void) {
///             for file in files { file.updateSoon(change) }
///         }
///     }
@MainActor
public protocol RuleStore {
    /// The content of each place, in the order in which ``update(_:)`` writes them; that of an empty
    /// or corrupt one is ``KeptRules/init()``. `nil` as long as one can't be read, for instance before
    /// the device is unlocked for the first time.
    var copies: [KeptRules]? { get }

    /// Changes the content of each place.
    /// - Parameter change: The change. It may be repeated.
    func update(_ change: @escaping @Sendable (inout KeptRules) -> Void)
}

extension RuleStore {
    /// Changes each copy unless all are the same afterwards.
    fileprivate func change(_ change: @escaping @Sendable (inout KeptRules) -> Void) {
        let isNew = copies?.contains { copy in
            var changed = copy
            change(&changed)
            return changed != copy
        }
        if isNew ?? true { update(change) }
    }
}
