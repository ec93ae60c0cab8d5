import Foundation
public import RoutingEngine
import RoutingRules
import StorageKit

/// Applies the rules of a server, which a file holds, to a router.
///
/// It looks at the file before each request, so that no request is handled by outdated rules, and
/// each second in between. It reads the whole file. Unlike a modification date, this detects two
/// changes in the same moment; it takes some ten microseconds and works on every platform.
@MainActor
public final class RemoteRules {
    private let file: RuleFile
    private let kept: KeptRules
    private let apply: (RouteConfig?) throws(RouteConfigError) -> [SkippedRule]
    private let warn: (String) -> Void
    /// Called when the rules have changed.
    var whenChanged: () -> Void = {}
    private var found: Result<Data, RuleFileError>?
    /// The document that applies.
    private var current: Data?
    /// Whether the rules of the last launch are applied. They are not while they can't be read.
    private var hasAppliedKept = false

    /// Applies the rules of the last launch, and then those of the file.
    /// - Parameters:
    ///   - file: The file.
    ///   - storage: Where the last good document is kept: a server that fails must not open the
    ///     routes that it has closed.
    ///   - apply: Applies a document instead of the previous one, and returns its skipped parts, or
    ///     throws its errors.
    ///   - warn: Called with a sentence for each problem of the file, once for each change of it.
    init(
        _ file: RuleFile, storage: Storage,
        apply: @escaping (RouteConfig?) throws(RouteConfigError) -> [SkippedRule],
        warn: @escaping (String) -> Void
    ) {
        self.file = file
        self.apply = apply
        self.warn = warn
        kept = KeptRules(in: storage)
        refresh()
    }

    /// Applies the file's rules if it has changed since it was last read.
    public func refresh() {
        if !hasAppliedKept, kept.isReadable {
            applyKept()
            // The file may hold an older document.
            found = nil
        }
        let found = Result { () throws(RuleFileError) in try file.read() }
        guard found != self.found else { return }
        self.found = found
        switch found {
        case .success(let data): follow(data)
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
    func markExpired() {
        current.map(kept.markExpired)
    }

    /// Applies the rules that applied at the end of the last launch.
    private func applyKept() {
        hasAppliedKept = true
        for data in kept.documents {
            do throws(RouteConfigError) {
                try apply(data)
            } catch {
                report(error, of: "the last good \(file.name)")
            }
        }
        for data in kept.refusedDocuments {
            // Its errors were reported when it was new.
            _ = try? apply(data)
        }
        kept.repair()
    }

    /// Applies a new document, or keeps the routes that it closes.
    private func follow(_ data: Data) {
        do throws(RouteConfigError) {
            for rule in try apply(data) {
                warn("\(rule). This version of the app skips it.")
            }
            if hasAppliedKept { kept.keep(data) }
            whenChanged()
        } catch {
            report(error, of: file.name)
            if error.closed.isEmpty { return }
            let routes = error.closed.map(\.description).joined(separator: ", ")
            warn("the routes that \(file.name) closes are closed nevertheless: \(routes)")
            if hasAppliedKept { kept.keepRefused(data) }
            whenChanged()
        }
    }

    /// Applies a document.
    /// - Returns: The skipped parts.
    @discardableResult
    private func apply(_ data: Data) throws(RouteConfigError) -> [SkippedRule] {
        do throws(RouteConfigError) {
            let skipped = try apply(
                RouteConfig(
                    data, named: file.name, from: .remoteRule, hasExpired: kept.hasExpired(data)))
            current = data
            return skipped
        } catch {
            let isExpiry = error.issues.contains {
                $0.document == file.name && $0.path == "expires"
            }
            if isExpiry { kept.markExpired(data) }
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
