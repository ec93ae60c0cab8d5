import Foundation
import RoutingKit
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
    private let apply: (RouteConfig?) throws(RouteConfigError) -> Void
    private let warn: (String) -> Void
    /// Called when other rules are in force than before.
    var whenChanged: () -> Void = {}
    private var found: Result<Data, RuleFileError>?

    /// Puts the rules in force that were in force last, and then those of the file.
    /// - Parameters:
    ///   - file: The file.
    ///   - storage: Where the last good document is kept: a server that fails must not open what
    ///     it has closed.
    ///   - apply: Puts a document in force, in place of the one before, or throws its mistakes.
    ///   - warn: Told in a sentence what is wrong with the file, once for each change of it.
    init(
        _ file: RuleFile, storage: Storage,
        apply: @escaping (RouteConfig?) throws(RouteConfigError) -> Void,
        warn: @escaping (String) -> Void
    ) {
        self.file = file
        self.apply = apply
        self.warn = warn
        lastGood = storage.state("remote-rules", initial: nil)
        if let data = lastGood.value { put(data, named: "the last good \(file.name)") }
        refresh()
    }

    /// Puts the file's rules in force if it has changed since the last look.
    func refresh() {
        let found = Result { () throws(RuleFileError) in try file.read() }
        guard found != self.found else { return }
        self.found = found
        switch found {
        case .success(let data):
            guard put(data, named: file.name) else { return }
            lastGood.updateOrWarn { $0 = data }
            whenChanged()
        case .failure(let error):
            warn("\(error) The rules stay as they were.")
        }
    }

    /// Looks at the file again and again, until the task is cancelled.
    func watch(by clock: RouteClock) async {
        while (try? await clock.sleep(.seconds(1))) != nil {
            refresh()
        }
    }

    /// Puts a document in force, or tells its mistakes.
    @discardableResult
    private func put(_ data: Data, named name: String) -> Bool {
        do throws(RouteConfigError) {
            try apply(RouteConfig(data, named: name, from: .remoteRule))
            return true
        } catch {
            warn("the rules stay as they were, because \(name) is wrong")
            for mistake in error.mistakes {
                warn(mistake.description)
            }
            return false
        }
    }
}
