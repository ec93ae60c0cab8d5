public import Foundation
public import RoutingKit

/// A document of rules about routes, from a file or a server:
///
///     { "version": 7, "rules": [ { "path": "/shop", "redirect": "/products" } ] }
///
/// A rule narrows or redirects what the app registered; it opens nothing.
public struct RuleDocument: Hashable, Sendable {
    /// The largest document that is read, in bytes.
    static let maximumSize = 1 << 18
    /// The largest number of rules in a document.
    static let maximumRules = 1000
    /// The longest path of a rule, in bytes.
    static let maximumPath = 1000

    let name: String
    private(set) var origin = RouteOrigin.remoteRule
    /// The document, byte by byte as its author wrote it.
    public let data: Data
    /// The signature of ``data``, if the document has one.
    public let signature: Data?

    /// - Parameters:
    ///   - data: JSON in UTF-8.
    ///   - name: The name of the document in messages, for instance `rules.json`.
    ///   - origin: The author, who decides how far its rules are trusted: `.remoteRule` for a
    ///     document that the app loads while it runs, `.app` for one that ships with the app.
    ///   - signature: The signature of the data, for the closure that verifies it.
    public init(
        _ data: Data, named name: String, from origin: RouteOrigin, signature: Data? = nil
    ) {
        self.name = name
        self.origin = origin
        self.data = data
        self.signature = signature
    }
}

extension RuleDocument: Codable {
    /// Only a server's documents are kept, so a kept one is verified as a server's, whatever it
    /// says of itself.
    private enum CodingKeys: CodingKey {
        case name, data, signature
    }
}
