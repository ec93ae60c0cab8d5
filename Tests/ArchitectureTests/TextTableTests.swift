import Foundation
import RoutingTestSupport
import Testing

@Suite(.longComputation) struct `The texts that users read` {
    /// The languages with tables. English is the key of each text.
    private static let languages = Repository.folders(in: "Modules/Foundations/DesignKit/Resources")
        .map { String($0.prefix { $0 != "." }) }.filter { $0 != "en" }
    /// The folders of modules with texts.
    private static let modules = Repository.sources.map(\.path)
        .filter { $0.hasSuffix("/Texts.swift") }
        .map { $0.split(separator: "/").dropLast(2).joined(separator: "/") }

    @Test(arguments: modules, languages)
    func `only texts for users are translated, into all languages or into none`(
        module: String, language: String
    ) throws {
        let path = Self.path(module, language)
        let texts = try Self.texts(path)
        let known = Repository.sources(in: module).flatMap { TextKeys($0).keys.map(\.key) }
        let unused = texts.subtracting(known)
        #expect(unused.sorted() == [], "give them the new text in \(path), or remove them")
        for other in Self.languages {
            let missing = try Self.texts(Self.path(module, other)).subtracting(texts)
            #expect(missing.sorted() == [], "\(other) has them; add them to \(path)")
        }
    }

    @Test(.beforeReleases, arguments: modules, languages)
    func `the texts that users read are all translated`(module: String, language: String) throws {
        let path = Self.path(module, language)
        let table = try Self.table(path)
        for file in Repository.sources(in: module) {
            for (key, line) in TextKeys(file).keys {
                #expect(
                    table[key] != nil, "add \"\(key)\" = \"…\"; to \(path)",
                    sourceLocation: .file(file.path, line: line))
            }
        }
    }

    @Test(arguments: modules, languages)
    func `the texts keep their values in each language`(module: String, language: String) throws {
        let path = Self.path(module, language)
        let table = try Self.table(path)
        for (key, text) in table {
            if let form = key.firstMatch(of: /\s\[(\w+)\]$/)?.output.1 {
                let rule = table["[forms]"] ?? ""
                #expect(rule.contains("\(form)="), "\(path): \"[forms]\" has no rule for \(form)")
            }
            #expect(Self.values(in: text) == Self.values(in: key), "\(path): \(key)")
        }
    }

    @Test(.beforeReleases)
    func `the texts that users read are in no row of a translated feature as a plain literal`() {
        // Letters outside of the interpolations.
        let row =
            /\.(?:text|action|link|field|toggle|more|failed|empty)\(\s*"(?:\\\([^"]*\)|[^"\\])*?[A-Za-z]{2}/
        let translated = Self.modules.filter { $0.hasPrefix("Modules/Features/") }
        for file in translated.flatMap(Repository.sources(in:))
        where !file.path.contains("+Samples") {
            for match in file.text.matches(of: row) {
                let line = file.text.lineNumber(at: match.range.lowerBound)
                Issue.record("wrap it: texts(\"…\")", sourceLocation: .file(file.path, line: line))
            }
        }
    }

    private static func path(_ module: String, _ language: String) -> String {
        "\(module)/Resources/\(language).lproj/Localizable.strings"
    }

    private static func table(_ path: String) throws -> [String: String] {
        let data = try Data(contentsOf: Repository.root.appending(path: path))
        let table = try PropertyListSerialization.propertyList(from: data, format: nil)
        return try #require(table as? [String: String], "\(path) is no table of texts")
    }

    /// The keys without the forms of a count, such as `%@ items [few]`, and their rule.
    private static func texts(_ path: String) throws -> Set<String> {
        Set(
            try table(path).keys.filter { $0 != "[forms]" }.map {
                $0.replacing(/\s\[\w+\]$/, with: "")
            })
    }

    /// The positions of the values in a text, sorted: `%2$@ %1$@` has both, as `%@ %@` does.
    private static func values(in text: String) -> [Int] {
        text.matches(of: /%(?:([1-9])\$)?@/).enumerated()
            .map { index, match in match.output.1.flatMap { Int($0) } ?? index + 1 }.sorted()
    }
}

extension Trait where Self == ConditionTrait {
    /// A new text is shown in English until it is translated, so only a release needs all of them.
    fileprivate static var beforeReleases: Self {
        .enabled("run TRANSLATIONS=complete swift test --filter TextTableTests to list them") {
            ProcessInfo.processInfo.environment["TRANSLATIONS"] == "complete"
        }
    }
}

/// The texts that a source file shows users: the literals in `texts(…)`, with `%@` for each value.
struct TextKeys {
    let keys: [(key: String, line: Int)]

    init(_ file: SourceFile) {
        // A literal of one line whose values call functions, two deep at most, and a second one if
        // the text depends on a number.
        let call =
            #/
            \b texts\(
            (?: [^"]*? one: \s* "( (?: \\\( (?: [^()] | \( (?: [^()] | \([^()]*\) )* \) )* \)
                | \\. | [^"\\] )* )", \s* others: )?
            \s* "( (?: \\\( (?: [^()] | \( (?: [^()] | \([^()]*\) )* \) )* \)
                | \\. | [^"\\] )* )"
            /#
        let text = file.text
        keys = text.matches(of: call).flatMap { match -> [(key: String, line: Int)] in
            let start = text[..<match.range.lowerBound].lastIndex(of: "\n") ?? text.startIndex
            if text[start..<match.range.lowerBound].contains("//") { return [] }
            return [match.output.1, match.output.2].compactMap { $0 }.map { literal in
                (Self.key(literal), text.lineNumber(at: literal.startIndex))
            }
        }
    }

    private static func key(_ literal: Substring) -> String {
        String(literal).replacing(/\\\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)/, with: "%@")
            .replacing(/\\(.)/) { $0.output.1 }
    }
}
