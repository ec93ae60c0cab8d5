import Foundation
public import RoutingEngine

/// Applies the rules of a server to a router, as long as it is kept.
///
///     let remote = RemoteRules(for: rules, storedIn: store, warn: { log($0) }) {
///         RuleDocument(try Data(contentsOf: file), named: "rules.json", from: .remoteRule)
///     }
///     Task { await remote.watch(by: router.clock) }
///
/// It reads the document before each request, so that no request is handled by outdated rules.
@MainActor
public final class RemoteRules {
    /// Called when the rules have changed, except by the initializer.
    public var whenChanged: () -> Void = {}

    private let rules: RouteRules
    private let store: any RuleStore
    private let warn: (String) -> Void
    private let read: () throws -> RuleDocument
    private var observation: ObserverToken?
    private var document: RuleDocument?
    private var readError: String?
    /// Whether the rules of the last launch are applied.
    private var isRestored = false

    /// Applies the rules of the last launch, and then the current ones.
    /// - Parameters:
    ///   - rules: The rules of a router that has started.
    ///   - store: Keeps the last good document.
    ///   - warn: Called with a sentence for each problem of a document, once for each change of it.
    ///   - read: Returns the current document, or throws why it can't be read.
    public init(
        for rules: RouteRules, storedIn store: any RuleStore, warn: @escaping (String) -> Void,
        reading read: @escaping () throws -> RuleDocument
    ) {
        self.rules = rules
        self.store = store
        self.warn = warn
        self.read = read
        refresh()
        observation = rules.router?.observe { [weak self] event in
            if case .began = event { self?.refresh() }
        }
    }

    isolated deinit { observation?.withdraw() }

    /// Applies the document if it has changed since it was last read.
    public func refresh() {
        let before = rules.kept
        rules.endExpired()
        if !isRestored { restore() }
        do {
            let document = try read()
            if document != self.document {
                warnOfErrors { () throws(RuleDocumentError) in
                    try rules.apply(document)
                    for part in rules.skipped { warn("skipped: \(part)") }
                }
            }
            self.document = document
            readError = nil
        } catch {
            let reason = error.localizedDescription
            if reason != readError { warn("the remote rules are unchanged: \(reason)") }
            readError = reason
        }
        let kept = rules.kept
        if isRestored, store.kept != kept { store.keep(kept) }
        if kept.accepted != before.accepted || kept.closed != before.closed { whenChanged() }
    }

    /// Applies the rules of the last launch as soon as they can be read. As long as they can't, the
    /// app doesn't know what a server has closed.
    private func restore() {
        let wereIncomplete = rules.documents.areIncomplete
        let kept = store.kept
        isRestored = kept != nil
        if isRestored || rules.kept.accepted == nil {
            warnOfErrors { () throws(RuleDocumentError) in try rules.restore(kept ?? .lost) }
        }
        if let kept {
            // The server may have sent an older document.
            document = nil
            // The next launch must know it, too.
            if kept.areLost { store.keep(kept) }
        }
        if rules.documents.areIncomplete, !wereIncomplete {
            warn(
                "the rules that the app kept can't be used, so routes that change data are closed "
                    + "until it reads a document without errors")
        }
    }

    /// Reads the document again and again, until the task is cancelled.
    public func watch(by clock: RouteClock) async {
        while (try? await clock.sleep(.seconds(1))) != nil { refresh() }
    }

    private func warnOfErrors(_ apply: () throws(RuleDocumentError) -> Void) {
        do throws(RuleDocumentError) {
            try apply()
        } catch {
            warn("the remote rules have errors, so they are unchanged")
            error.issues.forEach(warn)
            if error.closed.isEmpty { return }
            warn("what they switch off is closed: \(error.closed.joined(separator: ", "))")
        }
    }
}
