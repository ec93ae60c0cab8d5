public import RoutingKit

public import struct Foundation.Data

/// A document of rules about routes, from a file or a server:
///
///     { "version": 7,
///       "rules": [
///         { "path": "/chat", "enabled": false },
///         { "path": "/checkout", "minimumAppVersion": "1.10", "loginRequired": true },
///         { "path": "/shop", "kind": "redirect", "target": "/products" } ] }
///
/// A rule narrows or redirects what the app registered; it opens nothing. ``RouteRules/apply(_:)``
/// reads the document and reports its errors together with those that depend on the routes. A part
/// of a server's document that this version of the app does not know is skipped.
public struct RouteConfig: Sendable {
    /// The largest document that is read, in bytes.
    package static let maximumSize = 1 << 18
    /// The largest number of rules in a document. Of one with more, only what the first ones close counts.
    static let maximumRules = 1000
    /// The longest path of a rule, in bytes.
    static let maximumPath = 1000
    /// The `format` that is read; a document without one has it.
    static let formatVersion = 1

    /// The name of the document in messages, for instance `rules.json`. Versions are compared among
    /// documents of one name.
    package let name: String
    /// The author, who decides how far its rules are trusted.
    package let origin: RouteOrigin
    /// The document, byte by byte as its author wrote it.
    public let data: Data
    /// The signature of ``data``, if the document has one.
    public let signature: Data?
    /// Whether the app has seen it expire.
    let hasExpired: Bool

    /// Describes a document.
    /// - Parameters:
    ///   - data: JSON in UTF-8.
    ///   - name: The name of the document in messages.
    ///   - origin: The author: `RouteOrigin.remoteRule` for a document that the app loads while it
    ///     runs, `RouteOrigin.app` for one that ships with the app.
    ///   - signature: The signature of the data. ``RouteRules/init(policy:verifying:)`` takes the
    ///     closure that verifies it.
    ///   - hasExpired: Whether the app has seen it expire, in an earlier launch for instance: then it
    ///     stays so, also after the user has set the clock back.
    public init(
        _ data: Data, named name: String, from origin: RouteOrigin, signature: Data? = nil,
        hasExpired: Bool = false
    ) {
        self.name = name
        self.origin = origin
        self.data = data
        self.signature = signature
        self.hasExpired = hasExpired
    }
}
