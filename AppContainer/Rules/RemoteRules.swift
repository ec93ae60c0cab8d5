import Foundation
import RouteMatching
import RoutingEngine
import RoutingKit
import RoutingRules
import StorageKit

/// Keeps a router under the rules of a server, as a file holds them.
///
/// It looks at the file before each request, so that no request is handled by rules that are gone,
/// and each second in between. It reads the whole file: unlike a date of modification that is right
/// after two changes in one moment, takes some ten microseconds, and works on every platform.
@MainActor
final class RemoteRules {
    private let file: RuleFile
    private let kept: KeptRules
    private let apply: (RouteConfig?) throws(RouteConfigError) -> [SkippedRule]
    private let warn: (String) -> Void
    /// Called when other rules are in force than before.
    var whenChanged: () -> Void = {}
    private var found: Result<Data, RuleFileError>?
    /// Whether the rules of the last launch are in force. They are not while they can't be read.
    private var hasAppliedKept = false

    /// Applies the rules that were in force last, and then those of the file.
    /// - Parameters:
    ///   - file: The file.
    ///   - storage: Where the last good document is kept: a server that fails must not open what
    ///     it has closed.
    ///   - apply: Applies a document in place of the one before, and returns what it skips, or
    ///     throws its mistakes.
    ///   - warn: Called with a sentence for everything that is wrong with the file, once for each
    ///     change of it.
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

    /// Applies the file's rules if it has changed since the last look.
    func refresh() {
        if !hasAppliedKept, kept.isReadable {
            applyKept()
            // What the file holds may be older.
            found = nil
        }
        let found = Result { () throws(RuleFileError) in try file.read() }
        guard found != self.found else { return }
        self.found = found
        switch found {
        case .success(let data): follow(data)
        case .failure(let error): warn("\(error) The rules are unchanged.")
        }
    }

    /// Looks at the file again and again, until the task is cancelled.
    func watch(by clock: RouteClock) async {
        while (try? await clock.sleep(.seconds(1))) != nil {
            refresh()
        }
    }

    /// Applies the rules that were in force at the end of the last launch.
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
            // Its mistakes were reported when it was new.
            _ = try? apply(data)
        }
        kept.repair()
    }

    /// Applies a new document, or keeps what it closes.
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
    /// - Returns: What is skipped.
    @discardableResult
    private func apply(_ data: Data) throws(RouteConfigError) -> [SkippedRule] {
        try apply(RouteConfig(data, named: file.name, from: .remoteRule))
    }

    private func report(_ error: RouteConfigError, of name: String) {
        warn("\(name) has mistakes, so the rules are unchanged")
        for issue in error.issues {
            warn(issue.description)
        }
    }
}
