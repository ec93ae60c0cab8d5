import CommandLineKit
import Foundation

/// The rules about the modules of a package.
struct RuleFile {
    static let path = ".boundaries.json"

    private let text: String

    /// Reads the rules.
    /// - Throws: ``CommandError`` if the file can't be read.
    init(_ tree: SourceTree) throws(CommandError) { text = try tree.text(Self.path) }

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
    /// - Throws: ``CommandError`` if no rule names one.
    var featureFolder: String {
        get throws(CommandError) {
            let rules = (try? JSONDecoder().decode([Rule].self, from: Data(text.utf8))) ?? []
            for rule in rules where rule.rule == "independent" {
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
}
