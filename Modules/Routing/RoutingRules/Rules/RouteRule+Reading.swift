import RouteMatching
import RoutingKit

extension RouteRule {
    /// The rules of a document for a version of the app; `nil` if it has no array of rules. Of two
    /// for one path the first applies, and the other one can still close the route.
    static func rules(
        in document: ConfigFields, of origin: RouteOrigin, for version: AppVersion
    ) -> [RouteRule]? {
        document.require("rules")
        let all = document.objects("rules", upTo: RouteConfig.maximumRules)
        var rules: [RouteRule] = []
        var indices: [RoutePattern.Identity: Int] = [:]
        for fields in all ?? [] {
            guard let rule = read(fields, of: origin, for: version) else { continue }
            if let index = indices[rule.identity] {
                fields.report("\(rules[index].place) has this path already", in: "path")
                rules[index] = rules[index].narrowed(by: rule)
            } else {
                indices[rule.identity] = rules.count
                rules.append(rule)
            }
        }
        return all.map { _ in rules }
    }

    /// Reads the part of a rule that applies to a version of the app; `nil` if the rule does not
    /// apply to that version or names no route.
    private static func read(
        _ fields: ConfigFields, of origin: RouteOrigin, for version: AppVersion
    ) -> RouteRule? {
        let known = fields.document.skipped.count
        if let condition = fields.object("appliesTo") {
            let versions = VersionRange(condition)
            condition.finish()
            // A rule for other versions may contain anything, so it is not read.
            guard versions.contains(version) else { return nil }
        }
        let versions = VersionRange(fields)
        guard versions.contains(version) else {
            return RouteRule(forOtherVersions: fields, versions, of: origin)
        }
        let rule =
            isOfUnknownKind(fields)
            ? RouteRule(ofUnknownKind: fields, versions, of: origin)
            : RouteRule(fields, versions, of: origin)
        return fields.document.skipped.count > known ? rule?.skipped : rule
    }

    /// Whether only later versions know the kind of a rule, which is reported.
    private static func isOfUnknownKind(_ fields: ConfigFields) -> Bool {
        let names = Kind.allCases.map(\.rawValue)
        guard let name = fields.textIfAny("kind"), !names.contains(name) else { return false }
        let meant = fields.document.hint(for: name, among: names)
        fields.reportUnknown(
            "the kind '\(name.shortened)' is unknown; "
                + (meant.map { "did you mean '\($0)'?" }
                    ?? "a kind is one of \(names.joined(separator: ", "))"),
            in: "kind")
        return true
    }
}
