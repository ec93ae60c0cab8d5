import Foundation
import Testing

@Suite(.longComputation) struct `The texts that users read` {
    private static let languages = ["en", "zh-Hans"]
    /// The folders of modules with texts.
    private static let modules = Repository.sources.map(\.path)
        .filter { $0.hasSuffix("/Texts.swift") }
        .map { $0.split(separator: "/").dropLast(2).joined(separator: "/") }

    @Test(arguments: modules, languages)
    func `are in the table of each language, and nothing else is`(
        module: String, language: String
    ) throws {
        let path = "\(module)/Resources/\(language).lproj/Localizable.strings"
        let table = try Self.table(path)
        var known: Set<String> = []
        for file in Repository.sources(in: module) {
            for (key, line) in TextKeys(file).keys {
                known.insert(key)
                #expect(
                    table[key] != nil, "add \"\(key)\" = \"…\"; to \(path)",
                    sourceLocation: .file(file.path, line: line))
            }
        }
        let unused = table.keys.filter { !known.contains($0) }.sorted()
        #expect(unused == [], "remove them from \(path)")
    }

    @Test(arguments: modules, languages)
    func `keep their values in each language`(module: String, language: String) throws {
        let path = "\(module)/Resources/\(language).lproj/Localizable.strings"
        for (key, text) in try Self.table(path) {
            if language == "en" { #expect(text == key, "\(path): the key is the English text") }
            #expect(Self.values(in: text) == Self.values(in: key), "\(path): \(key)")
        }
    }

    @Test func `are in no row of a translated feature as a plain literal`() {
        // Letters outside of the interpolations.
        let row =
            /\.(?:text|action|link|field|toggle|more|failed|empty)\(\s*"(?:\\\([^"]*\)|[^"\\])*?[A-Za-z]{2}/
        let translated = Self.modules.filter { $0.hasPrefix("Modules/Features/") }
        for file in translated.flatMap(Repository.sources(in:))
        where !file.path.contains("+Samples") {
            for match in file.text.matches(of: row) {
                let line = file.text.lineNumber(at: match.range.lowerBound)
                Issue.record(
                    "wrap it: texts(\"…\")", sourceLocation: .file(file.path, line: line))
            }
        }
    }

    @Test func `are found in their sources with the values and both forms of a number`() {
        let file = SourceFile(
            path: "Example.swift",
            text: #"""
                // texts("a comment")
                let row = texts("Ask \(names["a"]!) or \(other(1, "b"))")
                let sum = texts(
                    count, one: "1 item", others: "\(count) items")
                """#)
        #expect(TextKeys(file).keys.map(\.key) == ["Ask %@ or %@", "1 item", "%@ items"])
        #expect(TextKeys(file).keys.map(\.line) == [2, 4, 4])
    }

    private static func table(_ path: String) throws -> [String: String] {
        let data = try Data(contentsOf: Repository.root.appending(path: path))
        let table = try PropertyListSerialization.propertyList(from: data, format: nil)
        return try #require(table as? [String: String], "\(path) is no table of texts")
    }

    /// The positions of the values in a text, sorted: `%2$@ %1$@` has both, as `%@ %@` does.
    private static func values(in text: String) -> [Int] {
        text.matches(of: /%(?:([1-9])\$)?@/).enumerated()
            .map { index, match in match.output.1.flatMap { Int($0) } ?? index + 1 }.sorted()
    }
}
