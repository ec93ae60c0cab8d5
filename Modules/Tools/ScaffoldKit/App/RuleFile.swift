import CommandLineKit
import Foundation

/// The rules about the modules of a package.
struct RuleFile {
    static let path = ".boundaries.json"

    private let text: String

    /// Reads the rules of a package.
    /// - Throws: ``CommandError`` if the file can't be read.
    init(_ tree: SourceTree) throws(CommandError) { text = try tree.text(Self.path) }

    /// Reads rules: a list, or an object with `rules`, both with comments.
    init(text: String) { self.text = text }

    private struct Object: Decodable {
        let rules: [Rule]
    }

    private struct Rule: Decodable {
        let rule: String
        let modules: Modules?
    }

    private enum Modules: Decodable {
        case one(String)
        case other

        init(from decoder: any Decoder) throws {
            let text = try? decoder.singleValueContainer().decode(String.self)
            self = text.map(Modules.one) ?? .other
        }
    }

    /// The folder whose modules must not depend on each other, such as `Modules/Features`.
    /// - Throws: ``CommandError`` if no rule names one, or the rules can't be read.
    var featureFolder: String {
        get throws(CommandError) {
            for rule in try rules where rule.rule == "independent" {
                guard case .one(let modules) = rule.modules, modules.hasPrefix("path:"),
                    modules.hasSuffix("/*")
                else { continue }
                return String(modules.dropFirst(5).dropLast(2))
            }
            throw .refused(
                """
                \(Self.path) has no rule that keeps the features apart, so their folder isn't known; \
                add first: { "rule": "independent", "modules": "path:Modules/Features/*", \
                "because": "features meet only through URLs" }
                """)
        }
    }

    private var rules: [Rule] {
        get throws(CommandError) {
            let decoder = JSONDecoder()
            // Comments, and a comma after the last rule.
            decoder.allowsJSON5 = true
            let data = Data(text.utf8)
            if let rules = try? decoder.decode([Rule].self, from: data) { return rules }
            guard let object = try? decoder.decode(Object.self, from: data) else {
                throw .data("\(Self.path) isn't a file of rules; 'boundary check' names the place")
            }
            return object.rules
        }
    }
}
