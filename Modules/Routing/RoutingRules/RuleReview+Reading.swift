import Foundation
import RouteMatching
import RoutingEngine
import RoutingKit

extension RuleReview {
    /// Reads a document; one of a server with an older version than the last one has no contents.
    /// - Parameters:
    ///   - document: The document; `nil` if there is none.
    ///   - kept: What is known of a server's documents.
    ///   - isNew: Whether the document doesn't apply yet.
    /// - Returns: Its rules for the version of the app that runs.
    mutating func read(_ document: RuleDocument?, after kept: KeptRules, isNew: Bool) -> [RouteRule]
    {
        guard let document, let fields = RuleFields(document, reportingTo: issues) else {
            return []
        }
        let all = fields.objects("rules", upTo: RuleDocument.maximumRules)
        // There is always a higher one.
        let number = fields.number(
            "version", "a whole number from 1 to \(Int64.max - 1)", in: 1...Int64.max - 1)
        if document.origin.isOutside, all != nil { version = number ?? 0 }
        // A version that can't be read has been reported already.
        let isRead = number != nil || !fields.names.contains("version")
        if isNew, isRead, all != nil, version < kept.version {
            let last = kept.version
            let older = number.map {
                "\($0) is older than \(last), which the app has read already; publish a higher one"
            }
            let missing = "it is missing, and the app has read version \(last) already"
            fields.report(older ?? missing, in: "version")
            return []
        }
        expires = fields.text("expires", #"a time such as "2030-01-31T12:00:00Z""#) {
            try? Date($0, strategy: .iso8601)
        }
        if expires != nil, !document.origin.isOutside {
            // The app could no longer start.
            fields.report("rules that ship with the app don't expire; remove it", in: "expires")
        }
        hasExpired = kept.hasExpired || isNew && expires ?? .distantFuture <= router.clock.now()
        if let fields = fields.object("toggles") {
            for name in fields.names.sorted() {
                let state = fields.flag(name)
                if !hasExpired || state == false { toggles[name] = state }
            }
        }
        var places: [RoutePattern: String] = [:]
        let rules = (all ?? []).compactMap { fields -> RouteRule? in
            guard let rule = rule(fields) else { return nil }
            if !fields.areOfVersionsAlone,
                let place = places.updateValue(fields.path, forKey: rule.identity)
            {
                fields.report("\(place) has this path already", in: "path")
            }
            return rule
        }
        fields.finish(requiring: "rules")
        if hasExpired, let expires {
            fields.report(
                "it expired at \(expires.formatted(.iso8601)); what it closes or requires a login "
                    + "for stays so", in: "expires", as: .unknown)
        }
        return rules
    }

    /// Reads a rule; `nil` if it names no route or is for other versions of the app.
    private func rule(_ fields: RuleFields) -> RouteRule? {
        let known = issues.skipped.count
        issues.targetErrors = []
        let closing = fields.object("versions")?.closing(rules.appVersion)
        // What a rule does besides closing its route concerns its versions alone.
        if closing != nil, !fields.areOfVersionsAlone { return nil }
        let expected = "the path of a route, of at most \(RuleDocument.maximumPath) bytes,"
        let path = fields.text("path", expected) { text in
            1...RuleDocument.maximumPath ~= text.utf8.count ? try RoutePattern(text) : nil
        }
        let isOff = fields.flag("enabled") == false
        let login = fields.flag("login")
        let hosts = rules.webPages?.hosts ?? []
        let page =
            "a path or an https page on a host that the app allows "
            + "(\(hosts.isEmpty ? "none" : hosts.joined(separator: ", ")))"
        let redirect = fields.text("redirect", page, as: .target) { url in
            try url.hasPrefix("/") ? target(url) : rules.webPages?.target(of: url)
        }
        let experiment = fields.object("experiment").flatMap(experiment)
        if fields.names.contains("redirect"), login != nil || experiment != nil {
            fields.report("it does not go with 'login' or 'experiment'", in: "redirect")
        }
        fields.finish(requiring: "path")
        guard let path else { return nil }
        fields.isNarrowing = hasExpired || issues.skipped.count > known
        if !fields.isNarrowing { issues.errors += issues.targetErrors }
        return RouteRule(
            fields: fields, path: path, closing: isOff ? .switchedOff : closing,
            requiresLogin: login == true, redirect: redirect, experiment: experiment)
    }

    private func target(_ url: String) throws(RouteError) -> RedirectTarget {
        do throws(DeepLinkError) {
            return try RedirectTarget(url, of: router.links)
        } catch {
            throw RouteError(url: url, reason: .link(error))
        }
    }

    private func experiment(_ fields: RuleFields) -> Experiment? {
        let name = fields.experimentName
        // One for each percent.
        let all = fields.objects("variants", upTo: 100)
        let variants = (all ?? []).compactMap { fields -> Experiment.Variant? in
            let name = fields.experimentName
            let weight = fields.number("weight", "a whole number from 0 to 100", in: 0...100)
            let redirect = fields.text("redirect", "a URL of the app", as: .target, target)
            fields.finish(requiring: "name", "weight")
            guard let name, let weight else { return nil }
            return Experiment.Variant(name: name, weight: Int(weight), redirect: redirect)
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
        return Experiment(name: name, variants: variants)
    }
}

extension RuleFields {
    /// Whether a rule says nothing but the versions in which its route is open, so that other rules
    /// may be about the same route.
    var areOfVersionsAlone: Bool {
        names.contains("versions") && names.isSubset(of: ["path", "versions"])
    }

    /// Why a route is closed to a version, as `from` and `to` of this object say.
    fileprivate func closing(_ version: AppVersion) -> RouteError.Reason? {
        let expected = "a version such as \"1.10\""
        let from = text("from", expected, AppVersion.init)
        let to = text("to", expected) { AppVersion($0) == nil ? nil : $0 }
        finish()
        if let from, let to, from.isAfter(to) {
            report("no version is left, because \(to) is older than \(from)", in: "to")
        } else if let from, version < from {
            return .custom(
                code: "app-too-old",
                problem: "needs version \(from) of the app, and this is \(version)",
                remedy: "Update the app.")
        } else if let to, version.isAfter(to) {
            return .custom(
                code: "app-too-new",
                problem: "was available up to version \(to) of the app, and this is \(version)",
                remedy: "Look in the app for what replaces it.")
        }
        return nil
    }

    /// The name of an experiment or a variant.
    fileprivate var experimentName: String? {
        text("name", "a name of ASCII letters, digits, '-' and '_'") {
            $0.wholeMatch(of: /[A-Za-z0-9_-]{1,64}/) == nil ? nil : $0
        }
    }
}
