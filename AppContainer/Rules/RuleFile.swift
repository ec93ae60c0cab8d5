public import Foundation

/// A document of rules in a file.
public struct RuleFile {
    /// The name of the document in messages.
    let name: String
    private let content: () throws -> Data

    /// Describes a document from any source.
    public init(name: String, content: @escaping () throws -> Data) {
        self.name = name
        self.content = content
    }

    /// The current content of the document.
    /// - Throws: ``RuleFileError`` if it can't be read.
    func read() throws(RuleFileError) -> Data {
        do {
            return try content()
        } catch let error as RuleFileError {
            throw error
        } catch {
            throw RuleFileError(name, because: error.localizedDescription)
        }
    }
}

/// A file of rules that can't be read.
public struct RuleFileError: Error, Hashable, CustomStringConvertible {
    /// A sentence that names the file and the reason.
    public let description: String

    public init(_ name: String, because reason: String) {
        description = "the rules in \(name) can't be read: \(reason)"
    }
}
