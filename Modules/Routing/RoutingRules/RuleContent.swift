import Foundation
import RouteMatching
import RoutingKit

/// The contents of a document of rules, as one version of the app reads it.
struct RuleContent {
    let name: String
    let origin: RouteOrigin
    /// The rules for this version of the app, in their order.
    private(set) var rules: [RouteRule] = []
    private var indices: [RoutePattern.Identity: Int] = [:]
    /// Whether it has rules, even if they have errors. A document that can't be read changes
    /// nothing.
    private(set) var isReadable = false
    /// The number that grows with each document; `nil` if there is none.
    private(set) var version: Int64?
    /// When redirects and experiments end; `nil` if they don't, or have ended already.
    private(set) var expires: Date?
    private(set) var issues: [RuleIssue] = []
    /// The parts that this version of the app does not know.
    private(set) var skipped: [RuleIssue] = []

    /// Reads a document for a version of the app.
    init(_ document: RuleDocument, for appVersion: AppVersion) {
        (name, origin) = (document.name, document.origin)
        let reading = RuleReading(of: document)
        if let fields = reading.fields(of: document.data) {
            version = fields.number("version", "a whole number from 1 on", in: 1...Int64.max)
            expires = fields.text("expires", #"a time such as "2030-01-31T12:00:00Z""#) {
                try? Date($0, strategy: .iso8601)
            }
            if expires != nil, !origin.isOutside {
                // The app could no longer start.
                fields.report("rules that ship with the app don't expire; remove it", in: "expires")
            }
            fields.require("rules")
            let all = fields.objects("rules", upTo: RuleDocument.maximumRules)
            isReadable = all != nil
            for fields in all ?? [] { read(fields, for: appVersion) }
            fields.finish()
        }
        // Of too many rules only the first ones are read, so what is wrong with them says little.
        issues = reading.issues.first { $0.path == "rules" }.map { [$0] } ?? reading.issues
        skipped = reading.skipped
    }

    /// No rules, as before the first document.
    init(from origin: RouteOrigin) {
        (name, self.origin) = ("", origin)
    }

    /// No rules, but why a document of this name is refused as if it couldn't be read.
    func refused(
        _ name: String, in field: String = "", because problem: String
    ) -> RuleContent {
        var content = self
        content.issues = [.init(document: name, path: field, problem: problem)]
        return content
    }

    /// The same document as it applies at a time: an expired one only narrows.
    func ended(at now: Date) -> RuleContent {
        guard let expires, expires <= now else { return self }
        var content = self
        content.rules = rules.map(\.narrowing)
        content.expires = nil
        let problem =
            "it expired at \(expires.formatted(.iso8601)); what it closes or requires a login for "
            + "stays so"
        content.skipped.append(.init(document: name, path: "expires", problem: problem))
        return content
    }

    /// The same document with some rules that do nothing besides narrowing.
    func skipping(_ places: Set<String>) -> RuleContent {
        var content = self
        content.rules = rules.map { places.contains($0.place) ? $0.narrowing : $0 }
        return content
    }

    /// Reads a rule. Of two for one path the first applies, and the other one can still close the
    /// route.
    private mutating func read(_ fields: RuleFields, for version: AppVersion) {
        guard let rule = RouteRule(fields, for: version) else { return }
        if let index = indices[rule.identity] {
            fields.report("\(rules[index].place) has this path already", in: "path")
            rules[index] = rules[index].narrowed(by: rule)
        } else {
            indices[rule.identity] = rules.count
            rules.append(rule)
        }
    }
}

extension RouteRule {
    /// Reads a rule; `nil` if it names no route or is for other versions of the app.
    fileprivate init?(_ fields: RuleFields, for version: AppVersion) {
        let known = fields.reading.skipped.count
        var problem: RouteUnavailability?
        if let versions = fields.object("versions") {
            problem = versions.problem(of: version)
            // What a rule does besides closing its route concerns its versions alone.
            if problem != nil, !fields.names.isSubset(of: ["path", "versions"]) { return nil }
        }
        let pattern = fields.pattern
        let enabled = fields.flag("enabled")
        let login = fields.flag("login")
        let redirect = fields.text("redirect", "a URL of the app or of a web page")
        let experiment = fields.object("experiment").flatMap(Experiment.init)
        if redirect != nil, login != nil || experiment != nil {
            fields.report("it does not go with 'login' or 'experiment'", in: "redirect")
        }
        fields.finish()
        guard let pattern else { return nil }
        self.init(
            document: fields.reading.name, place: fields.path, origin: fields.reading.origin,
            path: pattern, identity: pattern.identity, isEnabled: enabled, versionProblem: problem,
            login: login,
            redirect: redirect, experiment: experiment)
        if fields.reading.skipped.count > known { self = narrowing }
    }
}

extension RuleFields {
    fileprivate var pattern: RoutePattern? {
        require("path")
        guard let text = text("path", "the path of a route") else { return nil }
        guard text.utf8.count <= RuleDocument.maximumPath else {
            report("it is longer than \(RuleDocument.maximumPath) bytes", in: "path")
            return nil
        }
        do {
            return try RoutePattern(text)
        } catch {
            report("\(error)", in: "path")
            return nil
        }
    }

    /// Why a route is closed to a version, as `from` and `to` of this object say.
    fileprivate func problem(of version: AppVersion) -> RouteUnavailability? {
        let expected = "a version such as \"1.10\""
        let from = text("from", expected, AppVersion.init)
        let to = text("to", expected, AppVersion.init)
        finish()
        if let from, let to, to < from {
            report("no version is left, because \(to) is older than \(from)", in: "to")
            return nil
        }
        if let from, version < from { return .needs(from, running: version) }
        if let to, to < version { return .ended(to, running: version) }
        return nil
    }
}

extension Experiment {
    /// Reads the experiment of a rule; `nil`, with issues, if it can't be read.
    fileprivate init?(_ fields: RuleFields) {
        fields.require("name", "variants")
        let name = fields.text("name", Self.nameForm, Self.named)
        // One for each percent.
        let all = fields.objects("variants", upTo: 100)
        let variants = all?.compactMap(Variant.init) ?? []
        fields.finish()
        guard let name, let all, all.count == variants.count else { return nil }
        for (index, variant) in variants.enumerated()
        where variants[..<index].contains(where: { $0.name == variant.name }) {
            all[index].report("there is a variant '\(variant.name)' already", in: "name")
        }
        let sum = variants.reduce(0) { $0 + $1.weight }
        if sum != 100 {
            fields.report(
                "the weights of the variants add up to \(sum), not to 100", in: "variants")
        }
        self.init(name, variants)
    }

    fileprivate static let nameForm = "a name of ASCII letters, digits, '-' and '_'"

    /// Names are part of analytics and of the hash, so they are limited to these characters.
    fileprivate static func named(_ text: String) -> String? {
        text.wholeMatch(of: /[A-Za-z0-9_-]{1,64}/) == nil ? nil : text
    }
}

extension Experiment.Variant {
    fileprivate init?(_ fields: RuleFields) {
        fields.require("name", "weight")
        let name = fields.text("name", Experiment.nameForm, Experiment.named)
        let weight = fields.number("weight", "a whole number from 0 to 100", in: 0...100)
        let redirect = fields.text("redirect", "a URL of the app")
        fields.finish()
        guard let name, let weight else { return nil }
        self.init(name, weight: Int(weight), redirect: redirect)
    }
}
