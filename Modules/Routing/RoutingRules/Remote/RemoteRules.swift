public import RoutingEngine

/// Applies the rules of a server, which a file holds, to a router.
///
///     try router.start()
///     let remote = RemoteRules(file, for: rules, storedIn: store) { log($0) }
///     Task { await remote.watch(by: router.clock) }
///
/// It looks at the file before each request, so that no request is handled by outdated rules. It reads
/// the whole file. Unlike a modification date, this detects two changes in the same moment; it takes
/// some ten microseconds and works on every platform.
@MainActor
public final class RemoteRules {
    private let file: RuleFile
    private let rules: RouteRules
    private let local: RouteConfig?
    private let store: any RuleStore
    private let warn: (String) -> Void
    /// Called when the rules have changed, except by the initializer.
    public var whenChanged: () -> Void = {}
    private var observation: ObserverToken?
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
    ///   - local: The rules that ship with the app, which those of the server add to.
    ///   - store: Keeps the last good document.
    ///   - warn: Called with a sentence for each problem of the file, once for each change of it.
    public init(
        _ file: RuleFile, for rules: RouteRules, over local: RouteConfig? = nil,
        storedIn store: any RuleStore, warn: @escaping (String) -> Void
    ) {
        self.file = file
        self.rules = rules
        self.local = local
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
        if !hasAppliedKept, store.copies != nil {
            applyKept()
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
        while (try? await clock.sleep(.seconds(1))) != nil {
            refresh()
        }
    }

    /// Remembers that the current document has expired.
    private func markExpired() {
        if let current { store.markExpired(current) }
    }

    /// Applies the rules that applied at the end of the last launch.
    private func applyKept() {
        hasAppliedKept = true
        for document in store.accepted {
            do throws(RouteConfigError) {
                try apply(document)
            } catch {
                report(error, of: "the last good \(file.name)")
            }
        }
        for document in store.refused {
            // Its errors were reported when it was new.
            _ = try? apply(document)
        }
        store.repair()
    }

    /// Applies a new document, or keeps the routes that it closes.
    private func follow(_ document: RuleFile.Content) {
        do throws(RouteConfigError) {
            try apply(document)
            for rule in rules.skipped {
                warn("\(rule). This version of the app skips it.")
            }
            if hasAppliedKept { store.accept(document) }
            whenChanged()
        } catch {
            report(error, of: file.name)
            if error.closed.isEmpty { return }
            let routes = error.closed.map(\.description).joined(separator: ", ")
            warn("the routes that \(file.name) closes are closed nevertheless: \(routes)")
            if hasAppliedKept { store.refuse(document) }
            whenChanged()
        }
    }

    private func apply(_ document: RuleFile.Content) throws(RouteConfigError) {
        do throws(RouteConfigError) {
            let remote = RouteConfig(
                document.data, named: file.name, from: .remoteRule, signature: document.signature,
                hasExpired: store.hasExpired(document))
            try rules.apply([local, remote].compactMap(\.self))
            current = document
        } catch {
            let isExpiry = error.issues.contains {
                $0.document == file.name && $0.path == "expires"
            }
            if isExpiry { store.markExpired(document) }
            throw error
        }
    }

    private func report(_ error: RouteConfigError, of name: String) {
        warn("\(name) has errors, so the rules are unchanged")
        for issue in error.issues {
            warn(issue.description)
        }
    }
}
