/// A document of any type, for the storage, which knows all of them.
@MainActor
protocol LoadedDocument: AnyObject {
    /// Why the last reading failed; `nil` if it didn't, and before the first one.
    var error: DocumentError? { get }

    /// Reads the document unless it is loaded.
    func check() throws(DocumentError)
}
