import Foundation
import RoutingKit
import StorageKit

/// Keeps a router under the rules of a server, as they stand in a file.
///
/// It looks at the file before each request, since rules matter to requests only, and reads the
/// whole of it: that is right where a date of modification is not, after two changes in one moment,
/// and takes some ten microseconds. So there is no watching thread, and no platform differs.
@MainActor
final class RemoteRules {
    private let file: RuleFile
    private let lastGood: StateFile<Data?>
    private let apply: (RouteConfig?) throws(RouteConfigError) -> Void
    private let warn: (String) -> Void
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
            if put(data, named: file.name) { lastGood.update { $0 = data } }
        case .failure(let error):
            warn("\(error) The rules stay as they were.")
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
