import RouteMatching
import RoutingKit

extension RouteRule {
    /// The rules of a whole document; `nil` if it has another format. Of two for one path the first
    /// counts, and what the other one closes.
    static func rules(in document: ConfigFields, of origin: RouteOrigin) -> [RouteRule]? {
        guard hasKnownFormat(document) else { return nil }
        document.require("rules")
        let all = document.objects("rules")
        var rules: [RouteRule] = []
        for fields in all ?? [] {
            guard let rule = read(fields, of: origin) else { continue }
            if let index = rules.firstIndex(where: { $0.governs(rule.path) }) {
                fields.report("\(rules[index].place) names it already", in: "path")
                rules[index] = rules[index].narrowed(by: rule)
            } else {
                rules.append(rule)
            }
        }
        document.finish()
        return all.map { _ in rules }
    }

    /// Whether the document has the format that this version reads; a mistake if it has not.
    private static func hasKnownFormat(_ document: ConfigFields) -> Bool {
        let known = Int64(RouteConfig.formatVersion)
        let version = document.value("version", "\(known), the format that this app reads,") {
            if case .integer(let number) = $0, number == known { number } else { nil }
        }
        return version != nil || !document.has("version")
    }

    /// Reads what counts of a rule in this version; `nil` if it names no route.
    private static func read(_ fields: ConfigFields, of origin: RouteOrigin) -> RouteRule? {
        let known = fields.document.skipped.count
        let rule =
            isOfUnknownKind(fields)
            ? RouteRule(ofUnknownKind: fields, of: origin) : RouteRule(fields, of: origin)
        return fields.document.skipped.count > known ? rule?.skipped : rule
    }

    /// Reads a rule; `nil` if it names no route.
    private init?(_ fields: ConfigFields, of origin: RouteOrigin) {
        document = fields.document.name
        place = fields.path
        self.origin = origin
        let path = Self.path(in: fields)
        kind = fields.text(
            "kind", Kind.allCases.map(\.rawValue).joined(separator: " or "), Kind.init)
        isEnabled = fields.flag("enabled")
        loginRequired = fields.flag("loginRequired")
        (minimumVersion, maximumVersion) = Self.versions(in: fields)
        diversion = Self.diversion(in: fields, of: kind ?? .native)
        experiment = fields.object("experiment").flatMap(Experiment.init)
        fields.finish()
        guard let path else { return nil }
        self.path = path
    }

    /// Reads what narrows in a rule of a kind that only later versions know. It may have no path.
    private init?(ofUnknownKind fields: ConfigFields, of origin: RouteOrigin) {
        document = fields.document.name
        place = fields.path
        self.origin = origin
        isEnabled = fields.flag("enabled")
        loginRequired = fields.flag("loginRequired")
        (minimumVersion, maximumVersion) = Self.versions(in: fields)
        guard let path = fields.textIfAny("path").flatMap({ try? RoutePattern($0) }) else {
            return nil
        }
        self.path = path
        (kind, diversion, experiment) = (nil, nil, nil)
    }

    /// Whether only later versions know the kind of a rule, which is reported.
    private static func isOfUnknownKind(_ fields: ConfigFields) -> Bool {
        let names = Kind.allCases.map(\.rawValue)
        guard let name = fields.textIfAny("kind"), !names.contains(name) else { return false }
        let meant = Spelling.nearest(to: name, among: names)
        fields.reportUnknown(
            "the kind '\(name.shortened)' is unknown; "
                + (meant.map { "did you mean '\($0)'?" }
                    ?? "a kind is one of \(names.joined(separator: ", "))"),
            in: "kind")
        return true
    }

    private static func path(in fields: ConfigFields) -> RoutePattern? {
        fields.require("path")
        guard let text = fields.text("path", "the path of a route") else { return nil }
        do {
            return try RoutePattern(text)
        } catch {
            fields.report("\(error)", in: "path")
            return nil
        }
    }

    private static func versions(in fields: ConfigFields) -> (AppVersion?, AppVersion?) {
        let expected = "a version such as \"1.10\""
        let minimum = fields.text("minimumAppVersion", expected, AppVersion.init)
        let maximum = fields.text("maximumAppVersion", expected, AppVersion.init)
        if let minimum, let maximum, maximum < minimum {
            fields.report(
                "no version is left, because \(maximum) is older than \(minimum)",
                in: "maximumAppVersion")
            return (nil, nil)
        }
        return (minimum, maximum)
    }

    private static func diversion(in fields: ConfigFields, of kind: Kind) -> Diversion? {
        let (target, degradedTo) = ("target", "degradedTo")
        let isElsewhere = kind == .webPage || kind == .redirect
        if isElsewhere {
            fields.require(target, because: "the kind \(kind.rawValue) needs it")
        }
        for field in isElsewhere ? [degradedTo, "loginRequired", "experiment"] : [target] {
            fields.forbid(field, because: "it does not go with the kind \(kind.rawValue)")
        }
        let isWebPage = kind == .webPage
        let url = fields.text(target, isWebPage ? "the URL of a web page" : "a URL of the app")
        let page = fields.text(degradedTo, "the URL of a web page")
        return page.map { Diversion(field: degradedTo, url: $0, isWebPage: true) }
            ?? url.map { Diversion(field: target, url: $0, isWebPage: isWebPage) }
    }
}
