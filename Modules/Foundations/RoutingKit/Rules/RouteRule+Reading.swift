extension RouteRule {
    /// The rules of a whole document; of two for one path the first.
    static func rules(in document: ConfigFields, of origin: RouteOrigin) -> [RouteRule] {
        document.require("rules")
        var rules: [RouteRule] = []
        for fields in document.objects("rules") ?? [] {
            guard let rule = RouteRule(fields, of: origin) else { continue }
            if let other = rules.first(where: { $0.governs(rule.path) }) {
                fields.report("\(other.place) names it already", in: "path")
            } else {
                rules.append(rule)
            }
        }
        document.finish()
        return rules
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
