import Foundation
import RouteMatching
import RoutingEngine
import RoutingKit
import RoutingRules
import StorageKit

/// Applies the rules of a server, which are in a file, to a router.
///
/// It reads the file before each request, so that no request uses outdated rules, and once a second
/// otherwise. It compares the whole content. That takes about ten microseconds, works the same on
/// every platform, and notices two changes in the same moment, which a modification date doesn't.
@MainActor
final class RemoteRules {
    private let file: RuleFile
    private let lastGood: StateFile<Data?>
    /// The invalid documents since then that close routes.
    private let closing: StateFile<[Data]>
    private let apply: (RouteConfig?) throws(RouteConfigError) -> [SkippedRule]
    private let warn: (String) -> Void
    /// Called when the rules have changed.
    var whenChanged: () -> Void = {}
    private var lastRead: Result<Data, RuleFileError>?

    /// Applies the last good rules, and then those in the file.
    /// - Parameters:
    ///   - file: The file.
    ///   - storage: Stores the last good document: if the server fails, routes that it has closed
    ///     must stay closed.
    ///   - apply: Replaces the previous document with a new one. Returns the rules that it skips,
    ///     or throws the mistakes of the document.
    ///   - warn: Receives a sentence about each mistake in the file, once for each change of it.
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
        applySaved()
        refresh()
    }

    /// Applies the rules that applied at the end of the last launch.
    private func applySaved() {
        let name = "the last good \(file.name)"
        do throws(RouteConfigError) {
            if let data = lastGood.value { try put(data, named: name) }
        } catch {
            report(error, in: name)
        }
        for data in closing.value {
            // Its mistakes were reported when it arrived.
            _ = try? put(data, named: file.name)
        }
    }

    /// Applies the rules in the file if they have changed.
    func refresh() {
        let found = Result { () throws(RuleFileError) in try file.read() }
        guard found != lastRead else { return }
        lastRead = found
        switch found {
        case .success(let data): applyNew(data)
        case .failure(let error): warn("\(error) The rules are unchanged.")
        }
    }

    /// Reads the file once a second until the task is cancelled.
    func watch(by clock: RouteClock) async {
        while (try? await clock.sleep(.seconds(1))) != nil {
            refresh()
        }
    }

    /// Applies a new document. If it is invalid, only what it closes takes effect.
    private func applyNew(_ data: Data) {
        do throws(RouteConfigError) {
            for rule in try put(data, named: file.name) {
                warn("\(rule). This version of the app skips it.")
            }
            lastGood.updateOrWarn { $0 = data }
            if !closing.value.isEmpty { closing.updateOrWarn { $0 = [] } }
            whenChanged()
        } catch {
            report(error, in: file.name)
            if error.closed.isEmpty { return }
            let routes = error.closed.map(\.description).joined(separator: ", ")
            warn("\(file.name) still closes these routes: \(routes)")
            closing.updateOrWarn { $0.append(data) }
            whenChanged()
        }
    }

    /// Applies a document.
    /// - Returns: The skipped rules.
    @discardableResult
    private func put(_ data: Data, named name: String) throws(RouteConfigError) -> [SkippedRule] {
        try apply(RouteConfig(data, named: name, from: .remoteRule))
    }

    private func report(_ error: RouteConfigError, in name: String) {
        warn("the rules are unchanged because \(name) has mistakes")
        for issue in error.issues {
            warn(issue.description)
        }
    }
}
