import CompositionRoot
import Foundation
import RoutingEngine
import RoutingRules
import RoutingKit

/// A server of rules whose document tests change; it is silent while there is none.
@MainActor
final class RuleServer {
    /// The document as it is sent.
    var document: String? = #"{"rules": []}"#
    /// What the app has warned of.
    var warnings: [String] = []

    /// Sends a document with rules.
    func send(_ rules: String) {
        document = "{\"rules\": [\(rules)]}"
    }

    /// Launches an app with plug-ins of its own, under the rules of this server.
    func launch(in folder: URL? = nil, now: Date = Sample.now) async throws -> LaunchedApp {
        let read = { [self] in
            guard let document = MainActor.assumeIsolated({ document }) else {
                throw CocoaError(.fileReadNoSuchFile)
            }
            return RuleDocument(Data(document.utf8), named: "rules.json", from: .remoteRule)
        }
        return try await LaunchedApp(
            plugins: .own, stateFolder: folder, now: now,
            rules: RuleSources(remote: read, warn: { [self] in warnings.append($0) }))
    }
}

extension LaunchedApp {
    /// The code with which a request of the app itself is refused; `nil` if it isn't.
    func code(of url: String) async -> String? {
        await open(url).error?.code
    }
}
