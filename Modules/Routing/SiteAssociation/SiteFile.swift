import Foundation
import RouteMatching
import RoutingKit

extension SiteAssociationCheck {
    /// Reads an association file as the system does, and says what that ignores.
    init(reading data: Data) throws(SiteAssociationError) {
        let (value, problems) = JSONValue.read(data, upTo: 1 << 20)
        guard problems.isEmpty, let file = value?.object else {
            let (place, problem) = problems.first ?? ("", "it is not an object of JSON")
            throw SiteAssociationError(
                description: place.isEmpty ? problem : "\(place): \(problem)")
        }
        check(.object(file), like: Self.documented, at: "")
        guard let links = file["applinks"]?.object else {
            if file["applinks"] == nil { report("it is missing, so no link opens", "applinks") }
            return
        }
        if links["apps"]?.array?.isEmpty == false {
            report("it must be an empty array; 'details' names the apps", "applinks.apps")
        }
        checkVariables(links["substitutionVariables"]?.object ?? [:])
        let defaults = links["defaults"]?.object ?? [:]
        let elements = (links["details"]?.array ?? []).enumerated().compactMap {
            index, value in value.object.map { ("applinks.details[\(index)]", $0) }
        }
        // In the oldest files the apps are keys.
        let older = (links["details"]?.object ?? [:]).sorted { $0.key < $1.key }.map { app, value in
            let keys = ["appIDs": JSONValue.array([.text(app)])]
            return ("applinks.details.\(app)", (value.object ?? [:]).merging(keys) { $1 })
        }
        for (place, details) in elements + older { read(details, at: place, defaults) }
    }

    /// Every key that the system reads, with a value of its type; `*` is any name.
    private static let documented: JSONValue = {
        let keys =
            ##""/": "", "?": {"*": ""}, "#": "", "exclude": true, "comment": "", "##
            + #""caseSensitive": true, "percentEncoded": true"#
        let text = """
            {"applinks": {"apps": [""], "defaults": {\(keys)},
              "substitutionVariables": {"*": [""]},
              "details": [{"appID": "", "appIDs": [""], "paths": [""], "defaults": {\(keys)},
                "components": [{\(keys)}]}]},
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
        case (.array(let elements), .object(let values)) where place == "applinks.details":
            for (name, value) in values.sorted(by: { $0.key < $1.key }) {
                check(value, like: elements.first ?? .null, at: "\(place).\(name)")
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

    /// Reads the components or, if there are none, the paths, which are older.
    private mutating func read(
        _ details: [String: JSONValue], at place: String, _ defaults: [String: JSONValue]
    ) {
        // The system reads `appID` only if there is no `appIDs`.
        let single = details["appID"]?.text
        let apps = details["appIDs"]?.array?.compactMap(\.text) ?? [single].compactMap(\.self)
        if apps.isEmpty { report("no app: 'appIDs' is missing", place) }
        for app in apps where !app.isAppID {
            report("'\(app)' is not an app ID such as ABCDE12345.com.example.app", place)
        }
        if details["appIDs"] != nil, let single, !apps.contains(single) {
            report("'appIDs' is there, too, so the system doesn't read it", "\(place).appID")
        }
        let defaults = defaults.merging(details["defaults"]?.object ?? [:]) { $1 }
        var rules = (details["components"]?.array ?? []).enumerated().compactMap { index, value in
            value.object.map { keys in
                SiteRule(defaults.merging(keys) { $1 }, at: "\(place).components[\(index)]")
            }
        }
        if details["components"]?.array == nil {
            let paths = (details["paths"]?.array ?? []).compactMap(\.text)
            rules = paths.enumerated().map { index, path in
                let isExcluded = path.hasPrefix("NOT ")
                let keys: [String: JSONValue] = [
                    "/": .text(isExcluded ? String(path.dropFirst(4)) : path),
                    "exclude": .truth(isExcluded),
                ]
                return SiteRule(keys, at: "\(place).paths[\(index)]")
            }
        } else if details["paths"] != nil {
            notes.append("\(place).paths: systems since iOS 13 read 'components' instead")
        }
        for rule in rules where rule.hasVariables {
            notes.append("\(rule.place): it has a substitution variable, and isn't compared")
        }
        for rule in rules where rule.path.prefix(1).allSatisfy({ !"/*?$".contains($0) }) {
            report("'\(rule.path)' matches no path; start it with a slash", rule.place)
        }
        for app in apps { self.rules[app, default: []] += rules }
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
