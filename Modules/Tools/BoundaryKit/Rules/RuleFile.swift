package import Foundation

/// A file of rules in JSON: a list of rules or, with more to say, an object.
///
/// ```json
/// { "$schema": "…", "evidence": "used", "rules": [] }
/// ```
package struct RuleFile: Sendable {
    /// The default name of the file in a package's folder.
    package static let name = ".boundaries.json"

    /// The address of the schema by which editors complete and explain such a file.
    static let schema =
        "https://raw.githubusercontent.com/MomentsApp/MomentsApp/main/docs/reference/boundaries.schema.json"

    /// The keys of a file that is an object.
    static let keys: Set = ["$schema", "evidence", "rules"]

    /// The rules, in their order.
    package let rules: [BoundaryRule]
    /// The evidence with which the rules must be checked, besides what each of them needs.
    package let evidence: Set<Evidence.Kind>

    /// Reads a file.
    /// - Parameters:
    ///   - data: A JSON list of rules, or an object with `rules` and the `evidence` that they
    ///     need. It can contain comments.
    ///   - file: The path of the file for findings about the rules themselves.
    /// - Throws: ``Failure`` if the data isn't such a file, or with the errors of all rules that
    ///   can't be read.
    init(_ data: Data, file: String = name) throws(Failure) {
        let contents: JSONElements<BoundaryRule> = try JSONElements(
            data, file: file, kind: ("rule", "rules"),
            keys: Self.keys)
        rules = contents.elements.map { rule, place in
            var rule = rule
            rule.place = place
            return rule
        }
        guard let name = contents.texts["evidence"] else {
            evidence = []
            return
        }
        guard let kinds = Set(through: name) else {
            let names = Evidence.Kind.allCases.map(\.rawValue) + ["all"]
            throw Failure(
                file, "unknown evidence '\(name)'; it is one of \(names.joined(separator: ", "))")
        }
        evidence = kinds
    }

    /// Reads the rules of a file.
    /// - Parameters:
    ///   - data: The file.
    ///   - file: Its path for findings about the rules themselves.
    /// - Throws: ``Failure`` if the data isn't such a file, or with the errors of all rules that
    ///   can't be read.
    package static func rules(from data: Data, file: String = name) throws(Failure)
        -> [BoundaryRule]
    {
        try RuleFile(data, file: file).rules
    }

    /// The reason why a file of rules can't be used: one or more sentences with their places.
    package struct Failure: Error, Hashable, Sendable, CustomStringConvertible {
        /// The sentences, in the form of compiler errors, one a line.
        package let description: String

        init(_ file: String, line: Int = 1, column: Int = 1, _ sentence: String) {
            description = "\(file):\(line):\(column): error: \(sentence)"
        }

        init(_ failures: [Failure]) {
            description = failures.map(\.description).joined(separator: "\n")
        }
    }
}

extension Set<Evidence.Kind> {
    /// The kind with a name and those before it, or every kind for `all`; `nil` for other names.
    package init?(through name: String) {
        if name == "all" {
            self = .all
            return
        }
        guard let last = Evidence.Kind(rawValue: name) else { return nil }
        self = Set(Evidence.Kind.allCases.prefix { $0 != last } + [last])
    }
}
