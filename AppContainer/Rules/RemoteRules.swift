import Foundation
import RouteMatching
import RoutingEngine
import RoutingKit
import RoutingRules
import StorageKit

/// Keeps a router under the rules of a server, as they stand in a file.
///
/// It looks at the file before each request, so that none is handled by rules that are gone, and
/// each second meanwhile. It reads the whole of it: that is right where a date of modification is
/// not, after two changes in one moment, takes some ten microseconds, and no platform differs.
@MainActor
final class RemoteRules {
    private let file: RuleFile
    private let lastGood: StateFile<Data?>
    /// The documents since then that were wrong, and closed a route all the same.
    private let closing: StateFile<[Data]>
    private let apply: (RouteConfig?) throws(RouteConfigError) -> [SkippedRule]
    private let warn: (String) -> Void
    /// Called when other rules are in force than before.
    var whenChanged: () -> Void = {}
    private var found: Result<Data, RuleFileError>?

    /// Puts the rules in force that were in force last, and then those of the file.
    /// - Parameters:
    ///   - file: The file.
    ///   - storage: Where the last good document is kept: a server that fails must not open what
    ///     it has closed.
    ///   - apply: Puts a document in force, in place of the one before, and returns what it skips,
    ///     or throws its mistakes.
    ///   - warn: Told in a sentence what is wrong with the file, once for each change of it.
    init(
        _ file: RuleFile, storage: Storage,
        apply: @escaping (RouteConfig?) throws(RouteConfigError) -> [SkippedRule],
        warn: @escaping (String) -> Void
    ) {
        self.file = file
        self.apply = apply
        self.warn = warn
        lastGood = storage.state("remote-rules", initial: nil)
        closing = storage.state("remote-closings", initial: [])
        putKept()
        refresh()
    }

    /// Puts the rules in force that were in force at the end of the last launch.
    private func putKept() {
        let name = "the last good \(file.name)"
        do throws(RouteConfigError) {
            if let data = lastGood.value { try put(data, named: name) }
        } catch {
            tell(error, of: name)
        }
        for data in closing.value {
            // What is wrong with it was told when it came.
            _ = try? put(data, named: file.name)
        }
    }

    /// Puts the file's rules in force if it has changed since the last look.
    func refresh() {
        let found = Result { () throws(RuleFileError) in try file.read() }
        guard found != self.found else { return }
        self.found = found
        switch found {
        case .success(let data): follow(data)
        case .failure(let error): warn("\(error) The rules stay as they were.")
        }
    }

    /// Looks at the file again and again, until the task is cancelled.
    func watch(by clock: RouteClock) async {
        while (try? await clock.sleep(.seconds(1))) != nil {
            refresh()
        }
    }

    /// Puts a new document in force, or keeps what it closes.
    private func follow(_ data: Data) {
        do throws(RouteConfigError) {
            for rule in try put(data, named: file.name) {
                warn("\(rule). This version of the app skips it.")
            }
            lastGood.updateOrWarn { $0 = data }
            if !closing.value.isEmpty { closing.updateOrWarn { $0 = [] } }
            whenChanged()
        } catch {
            tell(error, of: file.name)
            if error.closed.isEmpty { return }
            let routes = error.closed.map(\.description).joined(separator: ", ")
            warn("what \(file.name) switches off is closed all the same: \(routes)")
            closing.updateOrWarn { $0.append(data) }
            whenChanged()
        }
    }

    /// Puts a document in force.
    /// - Returns: What is skipped.
    @discardableResult
    private func put(_ data: Data, named name: String) throws(RouteConfigError) -> [SkippedRule] {
        try apply(RouteConfig(data, named: name, from: .remoteRule))
    }

    private func tell(_ error: RouteConfigError, of name: String) {
        warn("the rules stay as they were, because \(name) is wrong")
        for issue in error.issues {
            warn(issue.description)
        }
    }
}
