import CommandLineKit
import Foundation

/// A document of rules in a file.
struct RuleFile {
    /// The name of the document in messages.
    let name: String
    private let content: () throws -> Data

    /// Describes a file.
    init(_ url: URL) {
        self.init(name: url.relativePath) { try Data(contentsOf: url) }
    }

    /// Describes a document from any source.
    init(name: String, content: @escaping () throws -> Data) {
        self.name = name
        self.content = content
    }

    /// The current content of the document.
    /// - Throws: ``RuleFileError`` if it can't be read.
    func read() throws(RuleFileError) -> Data {
        do {
            return try content()
        } catch {
            throw RuleFileError(
                description: "the rules in \(name) can't be read: \(FileReason(error))")
        }
    }
}

/// A file of rules that can't be read.
struct RuleFileError: Error, Hashable, CustomStringConvertible {
    /// A sentence that names the file and the reason.
    let description: String
}
