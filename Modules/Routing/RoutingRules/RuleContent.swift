import Foundation
import RouteMatching
import RoutingEngine
import RoutingKit

/// The contents of a document of rules, as one version of the app reads it.
struct RuleContent {
    let name: String
    private(set) var rules: [RouteRule] = []
    /// Whether it has rules, even if they have errors.
    private(set) var isReadable = false
    private(set) var version: Int64?
    /// The states of toggles by their names.
    private(set) var toggles: [String: Bool] = [:]
    private(set) var hasExpired = false
    private(set) var issues: [RuleIssue] = []
    /// The parts that this version of the app does not know, or that have expired.
    private(set) var skipped: [RuleIssue] = []
    /// When redirects and experiments end; `nil` if they don't.
    private var expires: Date?

    init(_ document: RuleDocument, for appVersion: AppVersion) {
        name = document.name
        let found = RuleIssues(of: document)
        if let fields = RuleFields(document, reportingTo: found) {
            version = fields.number("version", "a whole number from 1 on", in: 1...Int64.max)
            expires = fields.text("expires", #"a time such as "2030-01-31T12:00:00Z""#) {
                try? Date($0, strategy: .iso8601)
            }
            if expires != nil, !document.origin.isOutside {
                // The app could no longer start.
                fields.report("rules that ship with the app don't expire; remove it", in: "expires")
            }
            if let fields = fields.object("toggles") {
                for name in fields.names.sorted().prefix(RuleDocument.maximumRules) {
                    toggles[name] = fields.flag(name)
                }
                fields.finish()
            }
            let all = fields.objects("rules", upTo: RuleDocument.maximumRules)
            isReadable = all != nil
            var places: [RoutePattern: String] = [:]
            for fields in all ?? [] {
                guard let rule = RouteRule(fields, for: appVersion) else { continue }
                rules.append(rule)
                if rule.isOfVersionsAlone { continue }
                if let place = places.updateValue(rule.place, forKey: rule.identity) {
                    fields.report("\(place) has this path already", in: "path")
                }
            }
            fields.finish(requiring: "rules")
        }
        // Of too many rules only the first ones are read, so what is wrong with them says little.
        issues = found.errors.first { $0.path == "rules" }.map { [$0] } ?? found.errors
        skipped = found.skipped
    }

    init() {
        name = ""
    }

    /// Ends what the document does besides narrowing, if it has expired at a time.
    /// - Returns: Whether it has expired now.
    @discardableResult
    mutating func expire(at now: Date) -> Bool {
        guard let expires, expires <= now, !hasExpired else { return false }
        hasExpired = true
        rules = rules.map(\.narrowing)
        toggles = toggles.filter { !$0.value }
        let problem =
            "it expired at \(expires.formatted(.iso8601)); what it closes or requires a login for "
            + "stays so"
        skipped.append(.init(document: name, path: "expires", problem: problem))
        return true
    }
}

extension RouteRule {
    /// Reads a rule; `nil` if it names no route or is for other versions of the app.
    fileprivate init?(_ fields: RuleFields, for version: AppVersion) {
        let document = fields.issues.document
        let known = fields.issues.skipped.count
        var closing: RouteUnavailability?
        var isOfVersionsAlone = false
        if let versions = fields.object("versions") {
            closing = versions.closing(version)
            isOfVersionsAlone = fields.names.isSubset(of: ["path", "versions"])
            // What a rule does besides closing its route concerns its versions alone.
            if closing != nil, !isOfVersionsAlone { return nil }
        }
        let pattern = fields.pattern
        if fields.flag("enabled") == false { closing = .off }
        let login = fields.flag("login")
        let redirect = fields.text("redirect", "a URL of the app or of a web page")
        let experiment = fields.object("experiment").flatMap(Experiment.init)
        if redirect != nil, login != nil || experiment != nil {
            fields.report("it does not go with 'login' or 'experiment'", in: "redirect")
        }
        fields.finish(requiring: "path")
        guard let pattern else { return nil }
        self.init(
            document: document.name, place: fields.path, origin: document.origin, path: pattern,
            closing: closing, requiresLogin: login == true, redirect: redirect,
            experiment: experiment, isOfVersionsAlone: isOfVersionsAlone)
        if fields.issues.skipped.count > known { self = narrowing }
    }
}

extension RuleFields {
    fileprivate var pattern: RoutePattern? {
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
    fileprivate func closing(_ version: AppVersion) -> RouteUnavailability? {
        let expected = "a version such as \"1.10\""
        let from = text("from", expected, AppVersion.init)
        let to = text("to", expected) { text in
            AppVersion(text).map {
                (text: text, version: $0, count: text.split(separator: ".").count)
            }
        }
        finish()
        // 1.9.3 isn't newer than 1.9: only as many numbers are compared as the rule writes.
        func ends(before version: AppVersion) -> Bool {
            to.map { $0.version < version.prefix($0.count) } ?? false
        }
        if let from, let to, ends(before: from) {
            report("no version is left, because \(to.version) is older than \(from)", in: "to")
            return nil
        }
        if let from, version < from { return .needs(from, running: version) }
        if let to, ends(before: version) { return .ended(to.text, running: version) }
        return nil
    }

    /// The name of an experiment or a variant.
    fileprivate var experimentName: String? {
        text("name", "a name of ASCII letters, digits, '-' and '_'") {
            $0.wholeMatch(of: /[A-Za-z0-9_-]{1,64}/) == nil ? nil : $0
        }
    }
}

extension Experiment {
    fileprivate init?(_ fields: RuleFields) {
        let name = fields.experimentName
        // One for each percent.
        let all = fields.objects("variants", upTo: 100)
        let variants = (all ?? []).compactMap { fields -> Variant? in
            let name = fields.experimentName
            let weight = fields.number("weight", "a whole number from 0 to 100", in: 0...100)
            let redirect = fields.text("redirect", "a URL of the app")
            fields.finish(requiring: "name", "weight")
            guard let name, let weight else { return nil }
            return Variant(name: name, weight: Int(weight), redirect: redirect)
        }
        fields.finish(requiring: "name", "variants")
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
        self.init(name: name, variants: variants)
    }
}
