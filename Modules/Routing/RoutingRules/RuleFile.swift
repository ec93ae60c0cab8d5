public import Foundation
import RoutingKit

/// A file with a document of rules, which is read again and again.
public struct RuleFile {
    /// The document, byte by byte as its author wrote it, and its signature if it has one.
    public struct Content: Codable, Hashable, Sendable {
        let data: Data
        let signature: Data?

        /// Describes a document.
        /// - Parameters:
        ///   - data: JSON in UTF-8.
        ///   - signature: The signature of the data; see ``RouteRules/init(policy:verifying:)``.
        public init(_ data: Data, signature: Data? = nil) {
            self.data = data
            self.signature = signature
        }
    }

    /// The name of the document in messages.
    let name: String
    private let content: () throws -> Content

    /// Describes a document from any source.
    /// - Parameters:
    ///   - name: The name of the document in messages.
    ///   - content: Returns the current document, or throws why it can't be read.
    public init(name: String, content: @escaping () throws -> Content) {
        self.name = name
        self.content = content
    }

    /// The current content of the document.
    /// - Throws: ``RuleFileError`` if it can't be read.
    func read() throws(RuleFileError) -> Content {
        do {
            return try content()
        } catch let error as RuleFileError {
            throw error
        } catch {
            throw RuleFileError(name, because: error.localizedDescription)
        }
    }

    /// The rules that ship with the app.
    /// - Throws: ``RuleFileError`` if they can't be read.
    public func bundled() throws(RuleFileError) -> RuleDocument {
        let content = try read()
        return RuleDocument(content.data, named: name, from: .app, signature: content.signature)
    }
}

/// A file of rules that can't be read.
public struct RuleFileError: Error, Hashable, CustomStringConvertible {
    /// A sentence that names the file and the reason.
    public let description: String

    /// Says why a file can't be read.
    public init(_ name: String, because reason: String) {
        description = "the rules in \(name) can't be read: \(reason)"
    }
}
