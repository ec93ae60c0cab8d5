public import Foundation

/// Where documents come from and changes go to: the files that ship with the app, or a server.
///
/// Documents are JSON. A date is epoch seconds as a string, such as `"1763683200"`.
public protocol Backend: Sendable {
    /// Whether it takes changes; `false` by default. If it doesn't, what users change stays on the
    /// device. If it does, its documents may differ for each user.
    var takesChanges: Bool { get }

    /// Reads a document. It is not called on the main actor, and should end early if its task is
    /// cancelled.
    /// - Parameters:
    ///   - document: The name without extension, such as `moments` or `moments/2`.
    ///   - user: The name of the user; `nil` while none is signed in.
    /// - Returns: JSON in UTF-8; `nil` if there is no such document.
    /// - Throws: An error for the log; the user sees that the document can't be read.
    func data(of document: String, as user: String?) async throws -> Data?

    /// Sends a change. The same one may be sent again, with the same identifier, if an answer was
    /// lost.
    /// - Parameters:
    ///   - change: What the user has changed.
    ///   - user: The name of the user who made it.
    /// - Returns: `nil` if the server has taken it; a sentence for the user if it refuses it for
    ///   good.
    /// - Throws: An error for the log; the change is sent again later.
    func send(_ change: Change, as user: String) async throws -> String?
}

extension Backend {
    public var takesChanges: Bool { false }

    public func send(_ change: Change, as user: String) async throws -> String? {
        throw POSIXError(.EOPNOTSUPP)
    }
}
