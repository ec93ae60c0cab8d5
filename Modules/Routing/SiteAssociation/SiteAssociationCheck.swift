public import Foundation
public import RoutingEngine
import RoutingKit

/// A file that can't be read as an association file.
public struct SiteAssociationError: Error, Hashable, Sendable, CustomStringConvertible {
    public let description: String
}

extension AppRouter {
    /// Sentences, each with its place, about keys of a deployed `apple-app-site-association` that the
    /// system ignores, and components that differ from ``siteAssociation(of:sharesCredentials:)``. Without
    /// `appID` the file may name only one app.
    /// - Throws: ``SiteAssociationError`` if it isn't JSON.
    public func issues(
        inSiteAssociation file: Data, of appID: String? = nil
    ) throws(SiteAssociationError) -> [String] {
        var check = SiteAssociationCheck(try SiteAssociationCheck.object(in: file))
        check.compare(appID: appID) { siteAssociation(of: $0) }
        return check.issues
    }
}

/// Compares an association file key by key with what Apple documents.
struct SiteAssociationCheck {
    private(set) var issues: [String] = []
    private let file: [String: JSONValue]

    init(_ file: [String: JSONValue]) {
        self.file = file
        check(.object(file), like: Self.documented, at: "")
    }

    static func object(in data: Data) throws(SiteAssociationError) -> [String: JSONValue] {
        let (value, problems) = JSONValue.read(data, upTo: 1 << 20)
        guard problems.isEmpty, let object = value?.object else {
            let (place, problem) = problems.first ?? ("", "it is not an object of JSON")
            throw SiteAssociationError(
                description: place.isEmpty ? problem : "\(place): \(problem)")
        }
        return object
    }

    /// Every key that the system reads, with a value of its type; `*` is any name.
    private static let documented: JSONValue = {
        let flags = #""caseSensitive": true, "percentEncoded": true"#
        let text = """
            {"applinks": {"apps": [""], "defaults": {\(flags)},
              "substitutionVariables": {"*": [""]},
              "details": [{"appID": "", "appIDs": [""], "paths": [""], "defaults": {\(flags)},
                "components": [
                  {"/": "", "?": {"*": ""}, "#": "", "exclude": true, "comment": "", \(flags)}]}]},
             "webcredentials": {"apps": [""]}, "appclips": {"apps": [""]},
             "activitycontinuation": {"apps": [""]}}
            """
        return JSONValue.read(Data(text.utf8), upTo: text.utf8.count).value ?? .null
    }()

    /// Reports unknown keys and values of a wrong type.
    private mutating func check(_ value: JSONValue, like example: JSONValue, at place: String) {
        switch (example, value) {
        case (.text, .text), (.truth, .truth): break
        // A query is a pattern of the whole, or of values by name.
        case (.object(let keys), .text) where keys.keys.contains("*") && place.hasSuffix(".?"):
            break
        case (.array(let elements), .array(let values)):
            for (index, value) in values.enumerated() {
                check(value, like: elements.first ?? .null, at: "\(place)[\(index)]")
            }
        case (.object(let keys), .object(let values)):
            for (name, value) in values.sorted(by: { $0.key < $1.key }) {
                let full = place.isEmpty ? name : "\(place).\(name)"
                if let key = keys[name] ?? keys["*"] {
                    check(value, like: key, at: full)
                } else {
                    let meant = name.nearestSpelling(among: Array(keys.keys))
                    report("it is unknown" + (meant.map { "; did you mean '\($0)'?" } ?? ""), full)
                }
            }
        default:
            let expected =
                example == .truth(true)
                ? "true or false" : example == .text("") ? "a text" : example.phrase
            report("\(expected) is expected, not \(value.phrase)", place)
        }
    }

    mutating func compare(appID: String?, with expected: (String) -> String) {
        guard let links = file["applinks"]?.object else {
            if file["applinks"] == nil { report("it is missing, so no link opens", "applinks") }
            return
        }
        checkVariables(links["substitutionVariables"]?.object ?? [:])
        let details = (links["details"]?.array ?? []).enumerated().compactMap { index, value in
            value.object.map { (place: "applinks.details[\(index)]", object: $0) }
        }
        for (place, object) in details { checkApps(of: object, at: place) }
        let apps = Set(details.flatMap { Self.apps(of: $0.object) }).sorted()
        let list = apps.joined(separator: ", ")
        guard let app = appID ?? (apps.count > 1 ? nil : apps.first) else {
            if apps.isEmpty { return report("it names no app", "applinks.details") }
            return report("it names \(list); check each app by its ID", "applinks.details")
        }
        let own = details.filter { Self.apps(of: $0.object).contains(app) }
        guard let first = own.first else {
            return report("it doesn't name \(app), but \(list)", "applinks.details")
        }
        let served = own.flatMap {
            Self.components(of: $1, at: $0, links["defaults"]?.object ?? [:])
        }
        let made = try? Self.object(in: Data(expected(app).utf8))["applinks"]?.object
        let wanted = made?["details"]?.array?.first?.object ?? [:]
        compare(served, with: Self.components(of: wanted, at: "", [:]), at: first.place)
    }

    private typealias Component = (place: String, keys: [String: JSONValue])

    /// With all their keys, as `defaults` of the file fill them in.
    private static func components(
        of details: [String: JSONValue], at place: String, _ defaults: [String: JSONValue]
    ) -> [Component] {
        let all: [String: JSONValue] = [
            "/": .text("*"), "exclude": .truth(false), "caseSensitive": .truth(true),
            "percentEncoded": .truth(true),
        ]
        let initial = all.merging(defaults) { $1 }
            .merging(details["defaults"]?.object ?? [:]) { $1 }
        return (details["components"]?.array ?? []).enumerated().compactMap { index, value in
            value.object.map { keys in
                let all = initial.merging(keys) { $1 }.filter { $0.key != "comment" }
                return ("\(place).components[\(index)]", all)
            }
        }
    }

    private mutating func compare(
        _ served: [Component], with wanted: [Component], at place: String
    ) {
        let (haves, wants) = (served.map(\.keys), wanted.map(\.keys))
        var missing = wants.filter { !haves.contains($0) }
        for (place, keys) in served where !wants.contains(keys) {
            guard let index = missing.firstIndex(where: { $0["/"] == keys["/"] }) else {
                report("the app's file has no component \(keys.path)", place)
                continue
            }
            let twin = missing.remove(at: index)
            for key in Set(twin.keys).union(keys.keys).sorted() where twin[key] != keys[key] {
                let (own, other) = (keys[key]?.phrase ?? "missing", twin[key]?.phrase ?? "missing")
                report("it is \(own), and \(other) in the app's file", "\(place).\(key)")
            }
        }
        for keys in missing {
            let isExcluded = keys["exclude"] == .truth(true)
            let effect = isExcluded ? "keeps closed routes in the browser" : "opens a route"
            report("the component \(keys.path) is missing, which \(effect)", place)
        }
        let common = zip(served.filter { wants.contains($0.keys) }, wants.filter(haves.contains))
        if let (own, other) = common.first(where: { $0.keys != $1 }) {
            report("the app's file has \(other.path) here; the first match decides", own.place)
        }
    }

    /// The system reads `appID` only if there is no `appIDs`.
    private static func apps(of details: [String: JSONValue]) -> [String] {
        details["appIDs"]?.array?.compactMap(\.text) ?? [details["appID"]?.text].compactMap(\.self)
    }

    private mutating func checkApps(of details: [String: JSONValue], at place: String) {
        let apps = Self.apps(of: details)
        if apps.isEmpty { report("no app: 'appIDs' is missing", place) }
        for app in apps where !app.isAppID {
            report("'\(app)' is not an app ID such as ABCDE12345.com.example.app", place)
        }
        if details["appIDs"] != nil, let app = details["appID"]?.text, !apps.contains(app) {
            report("'appIDs' is there, too, so the system doesn't read it", "\(place).appID")
        }
        if details["paths"] != nil {
            report("only systems before iOS 13 need it; write 'components'", "\(place).paths")
        }
    }

    /// A name has no `$`, `(` or `)`; a value may have wildcards, but names no other variable.
    private mutating func checkVariables(_ variables: [String: JSONValue]) {
        for (name, values) in variables.sorted(by: { $0.key < $1.key }) {
            let place = "applinks.substitutionVariables.\(name)"
            if name.isEmpty || name.contains(where: "$()".contains) {
                report("a name is not empty and has no '$', '(' or ')'", place)
            }
            if values.array?.contains(where: { $0.text?.contains("$(") == true }) == true {
                report("a value names no other variable", place)
            }
        }
    }

    private mutating func report(_ problem: String, _ place: String) {
        issues.append("\(place): \(problem)")
    }
}

extension [String: JSONValue] {
    fileprivate var path: String { self["/"]?.phrase ?? "" }
}
