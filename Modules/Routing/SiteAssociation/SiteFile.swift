import Foundation
import RouteMatching
import RoutingKit

extension SiteAssociationCheck {
    /// Reads an association file as the system does, and says what that ignores.
    init(reading data: Data) throws {
        let (value, problems) = JSONValue.read(data, upTo: 1 << 20)
        guard problems.isEmpty, let file = value?.object else {
            let (place, problem) = problems.first ?? ("", "it is not an object of JSON")
            throw DecodingError.document(problem, at: place)
        }
        check(.object(file), like: Self.documented, at: "")
        guard let links = file["applinks"]?.object else {
            if file["applinks"] == nil { report("it is missing, so no link opens", "applinks") }
            return
        }
        if links["apps"]?.array?.isEmpty == false {
            report("it must be an empty array; 'details' names the apps", "applinks.apps")
        }
        let variables = links["substitutionVariables"] ?? .null
        for (place, name, values) in variables.parts(at: "applinks.substitutionVariables") {
            if let name, name.isEmpty || name.contains(where: "$()".contains) {
                report("a name is not empty and has no '$', '(' or ')'", place)
            }
            if values.array?.contains(where: { $0.text?.contains("$(") == true }) == true {
                report("a value names no other variable", place)
            }
        }
        for (place, app, details) in (links["details"] ?? .null).parts(at: "applinks.details") {
            guard var keys = details.object else { continue }
            // In the oldest files the apps are keys.
            if let app { keys["appIDs"] = .array([.text(app)]) }
            read(keys, at: place, links["defaults"]?.object ?? [:])
        }
    }

    /// Every key that the system reads, with a value of its type; `*` is any name.
    private static let documented: JSONValue = {
        let keys =
            ##""/": "a text", "?": {"*": "a text"}, "#": "a text", "exclude": true, "##
            + #""comment": "a text", "caseSensitive": true, "percentEncoded": true"#
        let text = """
            {"applinks": {"apps": ["a text"], "defaults": {\(keys)},
              "substitutionVariables": {"*": ["a text"]},
              "details": [{"appID": "a text", "appIDs": ["a text"], "paths": ["a text"],
                "defaults": {\(keys)}, "components": [{\(keys)}]}]},
             "webcredentials": {"apps": ["a text"]}, "appclips": {"apps": ["a text"]},
             "activitycontinuation": {"apps": ["a text"]}}
            """
        return JSONValue.read(Data(text.utf8), upTo: text.utf8.count).value ?? .null
    }()

    /// Reports unknown keys and values of a wrong type.
    private mutating func check(_ value: JSONValue, like example: JSONValue, at place: String) {
        switch (example, value) {
        case (.text, .text), (.truth, .truth): return
        // A query is a pattern of the whole, or of values by name.
        case (.object, .text) where place.hasSuffix(".?"): return
        case (.array, .array), (.object, .object): break
        case (.array, .object) where place == "applinks.details": break
        default:
            let expected =
                example == .truth(true) ? "true or false" : example.text ?? example.phrase
            return report("\(expected) is expected, not \(value.phrase)", place)
        }
        let keys = example.object ?? [:]
        for (place, name, value) in value.parts(at: place) {
            if let known = example.array?.first ?? keys[name ?? ""] ?? keys["*"] {
                check(value, like: known, at: place)
            } else {
                let meant = name?.nearestSpelling(among: Array(keys.keys))
                report("it is unknown" + (meant.map { "; did you mean '\($0)'?" } ?? ""), place)
            }
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
        let isOlder = details["components"]?.array == nil
        if !isOlder, details["paths"] != nil {
            notes.append("\(place).paths: systems since iOS 13 read 'components' instead")
        }
        let list = isOlder ? "paths" : "components"
        let defaults = defaults.merging(details["defaults"]?.object ?? [:]) { $1 }
        let elements = (details[list] ?? .null).parts(at: "\(place).\(list)")
        let rules = elements.filter { $0.name == nil }.compactMap { place, _, element in
            isOlder
                ? element.text.map { SiteRule(olderPath: $0, at: place) }
                : element.object.map { SiteRule(place: place, keys: defaults.merging($0) { $1 }) }
        }
        for rule in rules where rule.hasVariables {
            notes.append("\(rule.place): it has a substitution variable, and isn't compared")
        }
        for rule in rules where rule.path.prefix(1).allSatisfy({ !"/*?$".contains($0) }) {
            report("'\(rule.path)' matches no path; start it with a slash", rule.place)
        }
        for app in apps { self.rules[app, default: []] += rules.filter { !$0.hasVariables } }
    }

    private mutating func report(_ problem: String, _ place: String) {
        issues.append("\(place): \(problem)")
    }
}
