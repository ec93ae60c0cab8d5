import Foundation
import RoutingKit

/// The contents of a document of rules, as one version of the app reads it.
struct RuleDocument {
    let name: String
    /// The rules for this version of the app, in their order.
    private(set) var rules: [RouteRule] = []
    /// Whether it is a document of a known format, even if its rules have errors. A document that
    /// can't be read changes nothing.
    private(set) var isReadable = false
    /// The number that grows with each document; `nil` if there is none.
    private(set) var version: Int64?
    /// The versions that were published by mistake, and that no longer count.
    private(set) var withdrawn: Set<Int64> = []
    /// When redirects and experiments end; `nil` if they don't, or have ended already.
    private(set) var expires: Date?
    /// Whether it is refused because it has expired.
    private(set) var isExpired = false
    private(set) var issues: [RouteConfigError.Issue] = []
    /// The parts that this version of the app does not know.
    private(set) var skipped: [SkippedRule] = []

    /// Reads a document for a version of the app.
    init(_ config: RouteConfig, for appVersion: AppVersion) {
        name = config.name
        let document = ConfigDocument(named: config.name, from: config.origin)
        if let fields = document.fields(of: config.data), fields.hasKnownFormat {
            version = fields.version
            withdrawn = fields.withdrawn
            expires = fields.expires(of: config.origin)
            let rules = RouteRule.rules(in: fields, of: config.origin, for: appVersion)
            isReadable = rules != nil
            self.rules = rules ?? []
            fields.finish()
        }
        // Of too many rules, only the first ones are read, so what is wrong with them says little.
        let limit = document.issues.first { $0.path == "rules" }
        issues = limit.map { [$0] } ?? document.issues
        skipped = document.skipped
    }

    /// A document that changes nothing.
    /// - Parameters:
    ///   - field: The name of the field that is wrong; `nil` for the whole document.
    ///   - problem: What is wrong with it.
    init(refusing config: RouteConfig, in field: String? = nil, because problem: String) {
        name = config.name
        issues = [.init(document: name, path: field ?? "", problem: problem)]
    }

    /// The same document, in which some rules do nothing besides narrowing.
    func skipping(_ isSkipped: (RouteRule) -> Bool) -> RuleDocument {
        var document = self
        document.rules = rules.map { isSkipped($0) ? $0.skipped : $0 }
        return document
    }

    /// The same document as it applies if it has expired before it was applied.
    func refusedIfExpired(at now: Date) -> RuleDocument {
        guard let expires, expires <= now else { return self }
        var document = skipping { _ in true }
        document.isExpired = true
        let problem =
            "it expired at \(expires.formatted(.iso8601)); publish a document with a later date"
        document.issues.append(.init(document: name, path: "expires", problem: problem))
        return document
    }

    /// The same document as it applies after it has expired: it narrows and does nothing else.
    func endedIfExpired(at now: Date) -> RuleDocument {
        guard let expires, expires <= now else { return self }
        var document = skipping { _ in true }
        document.expires = nil
        let reason =
            "it expired at \(expires.formatted(.iso8601)); what it closes or requires a login for "
            + "stays so"
        document.skipped.append(.init(document: name, path: "expires", reason: reason))
        return document
    }
}

extension ConfigFields {
    /// Whether the document has a format that this version reads; reports an issue if it hasn't.
    fileprivate var hasKnownFormat: Bool {
        let known = Int64(RouteConfig.formatVersion)
        let format = value("format", "\(known), the format that this version reads,") {
            if case .integer(let number) = $0, number == known { number } else { nil }
        }
        return format != nil || !has("format")
    }

    fileprivate var version: Int64? {
        value("version", "a whole number from 1 on") {
            if case .integer(let number) = $0, number > 0 { number } else { nil }
        }
    }

    fileprivate var withdrawn: Set<Int64> {
        if has("withdrawn") { require("version", because: "'withdrawn' needs it") }
        let versions = value("withdrawn", "an array of versions") { value -> [Int64]? in
            guard case .array(let values) = value else { return nil }
            let numbers = values.compactMap { value -> Int64? in
                if case .integer(let number) = value { number } else { nil }
            }
            return numbers.count == values.count ? numbers : nil
        }
        return Set(versions ?? [])
    }

    fileprivate func expires(of origin: RouteOrigin) -> Date? {
        // The app could no longer start.
        if !origin.isOutside {
            forbid("expires", because: "rules that ship with the app don't expire; remove it")
        }
        return text("expires", #"a time such as "2030-01-31T12:00:00Z""#) {
            try? Date($0, strategy: .iso8601)
        }
    }
}
