public import RoutingKit

public import struct Foundation.Data

/// A document of rules about routes, from a file or a server:
///
///     { "rules": [
///         { "path": "/chat", "enabled": false },
///         { "path": "/checkout", "minimumAppVersion": "1.10", "loginRequired": true },
///         { "path": "/shop", "kind": "redirect", "target": "/products" } ] }
///
/// A rule narrows or diverts what the app registered; it opens nothing. Reading never fails:
/// ``RouteRules/apply(_:)`` reports the mistakes of a document together with those that only the
/// routes show. What this version of the app does not know in a document of a server is skipped.
public struct RouteConfig: Sendable {
    /// The largest document that is read, in bytes.
    public static let maximumSize = 1 << 20
    /// The version of the format that is read; a document without a `version` has it.
    public static let formatVersion = 1

    /// What the document is called in messages, for instance `rules.json`.
    public let name: String
    /// Who wrote it, which decides how far its rules are trusted.
    public let origin: RouteOrigin

    private(set) var rules: [RouteRule]
    /// Whether it is a document of the format that this version reads, whatever its rules say.
    let isReadable: Bool
    let issues: [RouteConfigError.Issue]
    /// What this version does not know.
    let skipped: [SkippedRule]

    /// Reads a document.
    /// - Parameters:
    ///   - data: JSON in UTF-8.
    ///   - name: What it is called in messages.
    ///   - origin: Who wrote it: `RouteOrigin.remoteRule` for one that the app got while it ran,
    ///     `RouteOrigin.app` for one that is a part of it.
    public init(_ data: Data, named name: String, from origin: RouteOrigin) {
        self.name = name
        self.origin = origin
        let document = ConfigDocument(named: name, from: origin)
        let rules = document.fields(of: data).flatMap { RouteRule.rules(in: $0, of: origin) }
        isReadable = rules != nil
        self.rules = rules ?? []
        issues = document.issues
        skipped = document.skipped
    }

    /// The same document, of which some rules are skipped.
    func skipping(_ isSkipped: (RouteRule) -> Bool) -> RouteConfig {
        var config = self
        config.rules = rules.map { isSkipped($0) ? $0.skipped : $0 }
        return config
    }
}
