import RouteMatching
import RoutingKit

extension RouteRule {
    /// Reads a rule; `nil` if it names no route.
    init?(_ fields: ConfigFields, _ versions: VersionRange, of origin: RouteOrigin) {
        let path = Self.path(in: fields)
        let kind = fields.text(
            "kind", Kind.allCases.map(\.rawValue).joined(separator: " or "), Kind.init)
        let (isEnabled, loginRequired) = (fields.flag("enabled"), fields.flag("loginRequired"))
        let diversion = Self.diversion(in: fields, of: kind ?? .native)
        let experiment = fields.object("experiment").flatMap(Experiment.init)
        fields.finish()
        guard let path else { return nil }
        self.init(at: path, in: fields, versions, of: origin)
        (self.kind, self.diversion, self.experiment) = (kind, diversion, experiment)
        (self.isEnabled, self.loginRequired) = (isEnabled, loginRequired)
    }

    /// Reads the narrowing part of a rule of a kind that only later versions know. It may have no
    /// path.
    init?(ofUnknownKind fields: ConfigFields, _ versions: VersionRange, of origin: RouteOrigin) {
        let (isEnabled, loginRequired) = (fields.flag("enabled"), fields.flag("loginRequired"))
        guard let path = Self.pathIfAny(in: fields) else { return nil }
        self.init(at: path, in: fields, versions, of: origin)
        hasUnknownKind = true
        (self.isEnabled, self.loginRequired) = (isEnabled, loginRequired)
    }

    /// Reads only which route a rule closes to the running version; `nil` if there is none, or this
    /// version can't read it.
    init?(forOtherVersions fields: ConfigFields, _ versions: VersionRange, of origin: RouteOrigin) {
        guard let path = Self.pathIfAny(in: fields) else { return nil }
        self.init(at: path, in: fields, versions, of: origin)
        kind = fields.textIfAny("kind").flatMap(Kind.init)
        isForOtherVersions = true
    }

    private init(
        at path: RoutePattern, in fields: ConfigFields, _ versions: VersionRange,
        of origin: RouteOrigin
    ) {
        document = fields.document.name
        place = fields.path
        self.origin = origin
        self.path = path
        identity = path.identity
        (minimumVersion, maximumVersion) = (versions.minimum, versions.maximum)
    }

    private static func path(in fields: ConfigFields) -> RoutePattern? {
        fields.require("path")
        guard let text = fields.text("path", "the path of a route") else { return nil }
        guard text.utf8.count <= RouteConfig.maximumPath else {
            fields.report("it is longer than \(RouteConfig.maximumPath) bytes", in: "path")
            return nil
        }
        do {
            return try RoutePattern(text)
        } catch {
            fields.report("\(error)", in: "path")
            return nil
        }
    }

    private static func pathIfAny(in fields: ConfigFields) -> RoutePattern? {
        fields.textIfAny("path").flatMap {
            $0.utf8.count <= RouteConfig.maximumPath ? try? RoutePattern($0) : nil
        }
    }

    private static func diversion(in fields: ConfigFields, of kind: Kind) -> Diversion? {
        let (target, degradedTo) = ("target", "degradedTo")
        let isDiverted = kind == .webPage || kind == .redirect
        if isDiverted {
            fields.require(target, because: "the kind \(kind.rawValue) needs it")
        }
        for field in isDiverted ? [degradedTo, "loginRequired", "experiment"] : [target] {
            fields.forbid(field, because: "it does not go with the kind \(kind.rawValue)")
        }
        let isWebPage = kind == .webPage
        let url = fields.text(target, isWebPage ? "the URL of a web page" : "a URL of the app")
        let page = fields.text(degradedTo, "the URL of a web page")
        return page.map { Diversion(field: degradedTo, url: $0, isWebPage: true) }
            ?? url.map { Diversion(field: target, url: $0, isWebPage: isWebPage) }
    }
}
