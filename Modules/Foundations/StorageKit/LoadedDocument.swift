/// A document of any type, for the storage, which knows all of them.
@MainActor
protocol LoadedDocument: AnyObject {
    /// Why the last reading failed; `nil` if it didn't, before the first one, and during any.
    var error: DocumentError? { get }

    /// Reads the document unless it is loaded.
    /// - Throws: ``DocumentError``, or `CancellationError` if the task is cancelled.
    func check() async throws
}
