public import Foundation

/// A file of rules in JSON: a list of rules or, with more to say, an object.
///
/// ```json
/// { "$schema": "…", "evidence": "used", "rules": [] }
/// ```
package struct RuleFile: Sendable {
    package static let name = ".boundaries.json"

    /// The address of the schema by which editors complete and explain such a file.
    private static let schema =
        "https://raw.githubusercontent.com/MomentsApp/MomentsApp/main/docs/reference/boundaries.schema.json"

    static let keys: Set = ["$schema", "evidence", "rules"]

    package let rules: [BoundaryRule]
    /// The evidence with which the rules must be checked, besides what each of them needs.
    private(set) var demanded: Set<Evidence> = []

    package var evidence: Set<Evidence> { rules.evidence.union(demanded) }

    init(_ rules: [BoundaryRule]) { self.rules = rules }

    /// Reads JSON, which can contain comments.
    /// - Throws: `invalidRules` with the errors of all rules that can't be read.
    init(_ data: Data, file: String = name) throws(EvidenceError) {
        let text = CommentedJSON(data)
        let data = Data(text.bytes)
        let value: Any
        do {
            value = try JSONSerialization.jsonObject(with: data, options: .fragmentsAllowed)
        } catch {
            throw .invalidRules(notJSON: error as NSError, in: data, of: file)
        }
        let object = value as? [String: Any]
        guard let list = (object?["rules"] ?? value) as? [Any] else {
            throw .invalidRules(file, "the file isn't a list of rules in JSON: it has no 'rules'")
        }
        if let key = Set(object?.keys.map { $0 } ?? []).subtracting(Self.keys).min() {
            let known = Self.keys.sorted().joined(separator: ", ")
            throw .invalidRules(file, "the file has no '\(key)'; it is one of \(known)")
        }
        let lines = text.elements.filter { $0.depth == (object == nil ? 1 : 2) }.map(\.line)
        var (rules, errors): ([BoundaryRule], [EvidenceError]) = ([], [])
        for (index, element) in list.enumerated() {
            let place = SourcePlace(file: file, line: index < lines.count ? lines[index] : 1)
            do {
                let data = try JSONSerialization.data(
                    withJSONObject: element, options: .fragmentsAllowed)
                var rule = try JSONDecoder().decode(CodedRule.self, from: data).rule
                rule.place = place
                rules.append(rule)
            } catch {
                errors.append(.invalidRules(file, line: place.line, Self.sentence(of: error)))
            }
        }
        if !errors.isEmpty {
            throw .invalidRules(errors.map(\.description).joined(separator: "\n"))
        }
        self.rules = rules
        let name = object?["evidence"].map { "\($0)" }
        guard let kinds = name.map({ Set(through: $0) }) ?? [] else {
            let names = (Evidence.allCases.map(\.rawValue) + ["all"]).joined(separator: ", ")
            throw .invalidRules(file, "unknown evidence '\(name ?? "")'; it is one of \(names)")
        }
        demanded = kinds
    }

    private static func sentence(of error: any Error) -> String {
        switch error as? DecodingError {
        case .keyNotFound(let key, _)?: return "the rule has no '\(key.stringValue)'"
        case .typeMismatch(_, let context)?, .valueNotFound(_, let context)?,
            .dataCorrupted(let context)?:
            let path = context.codingPath.filter { $0.intValue == nil }.map(\.stringValue)
            let prefix = path.isEmpty ? "" : "'\(path.joined(separator: "."))': "
            return prefix + context.debugDescription
        default: return "\(error)"
        }
    }

    // MARK: Writing

    /// The text of the file, with the address of its schema.
    package var document: String {
        get throws {
            let list = try Self.text(of: rules).dropLast().replacing("\n", with: "\n  ")
            return "{\n  \"$schema\": \"\(Self.schema)\",\n  \"rules\": \(list)\n}\n"
        }
    }

    /// The rules as a list in JSON: a key a line, the name of the rule first, and its identifier
    /// and its fix only if they aren't the default ones.
    static func text(of rules: [BoundaryRule]) throws -> String {
        let blocks = try rules.map { rule in
            let requirement = rule.requirement
            let kind = type(of: requirement)
            let data = try JSONEncoder().encode(requirement)
            let own = try JSONSerialization.jsonObject(with: data) as? [String: Any] ?? [:]
            let exceptions = rule.exceptions.map { exception -> [String: Any] in
                ["accepts": exception.accepts, "because": exception.because]
            }
            let common: [(key: String, value: Any?)] = [
                ("because", rule.because), ("fix", rule.fix == kind.fix ? nil : rule.fix),
                ("id", rule.id == requirement.slug ? nil : rule.id),
                ("severity", rule.severity == .error ? nil : rule.severity.rawValue),
                ("exceptions", exceptions.isEmpty ? nil : exceptions),
            ]
            let members = [("rule", kind.name)] + own.sorted { $0.key < $1.key } + common
            let lines = try members.compactMap { key, value -> String? in
                guard let value else { return nil }
                let data = try JSONSerialization.data(
                    withJSONObject: value,
                    options: [.fragmentsAllowed, .sortedKeys, .withoutEscapingSlashes])
                let text = String(decoding: data, as: UTF8.self).replacing("\",\"", with: "\", \"")
                return "    \"\(key)\": \(text)"
            }
            return "  {\n\(lines.joined(separator: ",\n"))\n  }"
        }
        return "[\n\(blocks.joined(separator: ",\n"))\n]\n"
    }
}

extension EvidenceError {
    static func invalidRules(
        _ file: String, line: Int = 1, column: Int = 1, _ sentence: String
    ) -> Self { .invalidRules("\(file):\(line):\(column): error: \(sentence)") }

    /// Reads Foundation's description, which has an offset or a line and a column, or neither at
    /// an unexpected end.
    fileprivate static func invalidRules(
        notJSON error: NSError, in data: Data, of file: String
    ) -> Self {
        let text = error.userInfo[NSDebugDescriptionErrorKey] as? String ?? ""
        let match = text.firstMatch(
            of: /(.*?) around (?:line (\d+), column (\d+)|character (\d+))/)
        func number(_ digits: Substring?) -> Int? { digits.flatMap { Int($0) } }
        let before = data.prefix(number(match?.4) ?? data.count)
            .split(separator: 10, omittingEmptySubsequences: false)
        return .invalidRules(
            file, line: number(match?.2) ?? before.count,
            column: number(match?.3) ?? (before.last?.count ?? 0) + 1,
            "the file isn't a list of rules in JSON: \(match?.1 ?? text[...])")
    }
}

extension Set<Evidence> {
    /// The kind with a name and those before it, or every kind for `all`; `nil` for other names.
    package init?(through name: String) {
        guard let last = name == "all" ? .used : Evidence(rawValue: name) else { return nil }
        self = Set(Evidence.allCases.prefix { $0 != last } + [last])
    }
}

extension PackageFolder {
    /// Reads the rules from the package's `.boundaries.json`, or from another file.
    public func rules(in file: URL? = nil) throws(EvidenceError) -> [BoundaryRule] {
        try ruleFile(at: file).rules
    }

    /// Reads the whole file of rules: `.boundaries.json` of the package, or another file.
    package func ruleFile(at file: URL? = nil) throws(EvidenceError) -> RuleFile {
        let file = file ?? url.appending(path: RuleFile.name)
        let name = name(of: file)
        guard let data = try dataIfAny(of: file) else {
            throw .invalidRules(name, "the file doesn't exist; 'boundary init' writes one")
        }
        return try RuleFile(data, file: name)
    }
}

/// JSON with spaces in place of its comments, so that all places stay the same. Its comments and
/// texts are written as in Swift.
private struct CommentedJSON {
    private(set) var bytes: [UInt8]
    /// The objects and lists that are elements of lists, with the number of brackets around them.
    private(set) var elements: [(depth: Int, line: Int)] = []

    init(_ data: Data) {
        let text = SourceText(Array(data), file: "", readsBareExpressions: false)
        bytes = text.bytes
        var open: [UInt8] = []
        var end = 0
        for token in text.tokens {
            blank(end..<token.range.lowerBound)
            end = token.range.upperBound
            let byte = token.kind == .punctuation ? bytes[token.range.lowerBound] : 0
            if "{[".utf8.contains(byte) {
                if open.last == UInt8(ascii: "[") {
                    elements.append((open.count, text.place(of: token.range.lowerBound).line))
                }
                open.append(byte)
            } else if "}]".utf8.contains(byte) {
                _ = open.popLast()
            }
        }
        // A comment without an end is left to the reader of JSON, which names its place.
        if text.isComplete { blank(end..<bytes.count) }
    }

    private mutating func blank(_ range: Range<Int>) {
        for offset in range where bytes[offset] != 10 { bytes[offset] = 32 }
    }
}
