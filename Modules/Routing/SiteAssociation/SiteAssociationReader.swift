import Foundation
import RoutingKit

/// Reads an association file as the system does, which ignores what it does not understand, and
/// says what that is.
struct SiteAssociationReader {
    /// A component, with its place in the file.
    typealias Placed = (place: String, component: SiteComponent)

    private(set) var components: [Placed] = []
    private(set) var issues: [SiteAssociationIssue] = []
    private(set) var variables: [String: [String]] = [:]
    private let appID: String?

    /// - Parameter appID: The app whose links are read; all apps if `nil`.
    init(_ data: Data, appID: String?) throws(SiteAssociationError) {
        self.appID = appID
        // Foundation reads UTF-16, too, in which every structural character has a zero byte.
        if data.contains(0) { throw SiteAssociationError(description: "it is not JSON in UTF-8") }
        let file: JSONValue
        do {
            file = try JSONDecoder().decode(JSONValue.self, from: data)
        } catch {
            throw SiteAssociationError(description: "it is not JSON")
        }
        guard case .object(let services) = file else {
            throw SiteAssociationError(description: "it is not a JSON object")
        }
        if let key = RepeatedKeys(in: data).places.first {
            throw SiteAssociationError(
                description: "'\(key)' is there twice, and readers of JSON disagree which counts")
        }
        check(services, at: "", knows: Self.services)
        guard case .object(let links) = services["applinks"] else {
            report("no universal links: the object 'applinks' is missing", at: "applinks")
            return
        }
        check(
            links, at: "applinks", knows: ["apps", "details", "defaults", "substitutionVariables"])
        if case .object(let all) = links["substitutionVariables"] {
            variables = all.mapValues { $0.texts ?? [] }
        }
        guard case .array(let details) = links["details"] else {
            report("an array of objects is expected", at: "applinks.details")
            return
        }
        for (index, value) in details.enumerated() {
            read(details: value, at: "applinks.details[\(index)]", defaults: links["defaults"])
        }
    }

    private static let services = [
        "applinks", "webcredentials", "appclips", "activitycontinuation",
    ]

    private mutating func read(details: JSONValue, at place: String, defaults: JSONValue?) {
        guard case .object(let object) = details else {
            return report("an object is expected", at: place)
        }
        check(object, at: place, knows: ["appID", "appIDs", "components", "paths", "defaults"])
        let ids = (object["appIDs"]?.texts ?? []) + [object["appID"]?.text].compactMap { $0 }
        if ids.isEmpty { report("no app: 'appIDs' is missing or not an array of texts", at: place) }
        for id in ids where !SiteAssociation.isAppID(id) {
            report("'\(id)' is not an app ID such as ABCDE12345.com.example.app", at: place)
        }
        if object["components"] != nil, object["paths"] != nil {
            report(
                "'components' and 'paths' are mixed; the system reads components alone", at: place)
        }
        guard appID == nil || ids.contains(where: { $0 == appID }) else { return }
        var initial = SiteComponent()
        for case .object(let values) in [defaults, object["defaults"]] {
            readFlags(of: values, into: &initial, at: "\(place).defaults")
        }
        if case .array(let all) = object["components"] {
            for (index, value) in all.enumerated() {
                read(component: value, at: "\(place).components[\(index)]", initial)
            }
        } else {
            for (index, path) in (object["paths"]?.texts ?? []).enumerated() {
                var component = initial
                component.isExcluded = path.hasPrefix("NOT ")
                component.path = String(path.dropFirst(component.isExcluded ? 4 : 0))
                add(component, at: "\(place).paths[\(index)]")
            }
        }
    }

    private mutating func read(component: JSONValue, at place: String, _ initial: SiteComponent) {
        guard case .object(let object) = component else {
            return report("an object is expected", at: place)
        }
        check(
            object, at: place,
            knows: ["/", "?", "#", "exclude", "comment", "caseSensitive", "percentEncoded"])
        var result = initial
        if let path = text(object["/"], at: "\(place)./") { result.path = path }
        result.fragment = text(object["#"], at: "\(place).#")
        result.query = query(object["?"], at: "\(place).?")
        readFlags(of: object, into: &result, at: place)
        add(result, at: place)
    }

    private mutating func add(_ component: SiteComponent, at place: String) {
        if component.path.contains("#") {
            report("'#' in a path matches nothing: use the key '#' for a fragment", at: place)
        }
        if component.path.contains(/\?[^\/*]*=/) {
            report("'?' in a path is any character: use the key '?' for a query", at: place)
        }
        components.append((place, component))
    }

    private mutating func query(_ value: JSONValue?, at place: String) -> SiteComponent.Query? {
        switch value {
        case nil: return nil
        case .text(let text): return .whole(text)
        case .object(let items):
            let texts = items.compactMapValues(\.text)
            for name in items.keys.sorted() where texts[name] == nil {
                report("it is not a text and ignored, so more URLs match", at: "\(place).\(name)")
            }
            return .items(texts)
        default:
            report("it is neither a text nor an object and ignored, so more URLs match", at: place)
            return nil
        }
    }

    private mutating func readFlags(
        of object: [String: JSONValue], into component: inout SiteComponent, at place: String
    ) {
        let flags: [(String, WritableKeyPath<SiteComponent, Bool>)] = [
            ("exclude", \.isExcluded), ("caseSensitive", \.isCaseSensitive),
            ("percentEncoded", \.isPercentEncoded),
        ]
        for (name, flag) in flags {
            switch object[name] {
            case nil: continue
            case .truth(let value): component[keyPath: flag] = value
            default: report("true or false is expected", at: "\(place).\(name)")
            }
        }
    }

    private mutating func text(_ value: JSONValue?, at place: String) -> String? {
        if value != nil, value?.text == nil { report("a text is expected", at: place) }
        return value?.text
    }

    private mutating func check(
        _ object: [String: JSONValue], at place: String, knows names: [String]
    ) {
        for name in object.keys.sorted() where !names.contains(name) {
            let home = Self.services.contains(name) ? "it belongs beside 'applinks'" : "unknown key"
            report("misplaced: \(home)", at: place.isEmpty ? name : "\(place).\(name)")
        }
    }

    private mutating func report(_ problem: String, at place: String) {
        issues.append(SiteAssociationIssue(place: place, problem: problem))
    }
}

extension JSONValue {
    fileprivate var text: String? {
        if case .text(let text) = self { text } else { nil }
    }

    fileprivate var texts: [String]? {
        guard case .array(let values) = self else { return nil }
        return values.compactMap(\.text)
    }
}
