package import Foundation
package import StorageKit
import Testing

extension Storage {
    /// The storage of an app whose backend has some documents.
    /// - Parameters:
    ///   - documents: JSON, by the names of the documents.
    ///   - folder: The folder of the state; `nil` keeps it in memory, without warnings.
    ///   - warn: Gets the warnings; each fails the test by default.
    package static func reading(
        _ documents: [String: String], folder: URL? = nil,
        warn: @escaping (String) -> Void = { Issue.record("\($0)") }
    ) -> Storage {
        Storage(
            documents: .memory(documents.mapValues { Data($0.utf8) }), folder: folder,
            warn: { if folder != nil { warn($0) } })
    }
}

/// A server in memory, which answers as a test says.
package actor TestServer: Backend {
    package nonisolated let takesChanges = true
    /// The changes that it has taken, in their order.
    package private(set) var changes: [Change] = []
    private var documents: [String: String]
    private var isReachable = true
    private var refusal: String?

    /// - Parameter documents: JSON, by the names of the documents.
    package init(_ documents: [String: String]) { self.documents = documents }

    /// Serves another document from now on.
    package func publish(_ document: String, as name: String) { documents[name] = document }

    /// Says how it answers to changes from now on.
    /// - Parameter refusal: Why it refuses them; `nil` if it takes them.
    package func answer(isReachable: Bool = true, refusing refusal: String? = nil) {
        self.isReachable = isReachable
        self.refusal = refusal
    }

    package func data(of document: String, as user: String?) -> Data? {
        documents[document].map { Data($0.utf8) }
    }

    package func send(_ change: Change, as user: String) throws -> String? {
        guard isReachable else { throw POSIXError(.ECONNREFUSED) }
        if refusal == nil { changes.append(change) }
        return refusal
    }
}
