import Foundation
import Testing

@Suite(.longComputation) struct `The README in Chinese` {
    private let english: String, chinese: String

    init() throws {
        func text(_ page: String) throws -> String {
            try String(contentsOf: Repository.root.appending(path: page), encoding: .utf8)
        }
        english = try text("README.md")
        chinese = try text("README.zh-Hans.md")
    }

    @Test func `has the same code`() {
        let blocks = english.codeBlocks
        #expect(blocks.count > 5)
        #expect(chinese.codeBlocks == blocks)
    }

    @Test func `has the same order of headings, tables and lists`() {
        #expect(chinese.outline == english.outline)
    }

    @Test func `has the same links, and each README has one to the other`() {
        let links = english.links
        #expect(links.contains("README.zh-Hans.md") && chinese.links.contains("README.md"))
        func others(_ links: [String]) -> [String] {
            links.filter { !$0.hasPrefix("README") }.sorted()
        }
        #expect(others(chinese.links) == others(links))
    }

    @Test func `has the same words in code font`() {
        #expect(chinese.codeWords == english.codeWords)
    }
}

extension String {
    fileprivate var codeBlocks: [String] {
        components(separatedBy: "```").enumerated().filter { $0.offset % 2 == 1 }.map(\.element)
    }

    private var prose: String {
        components(separatedBy: "```").enumerated().filter { $0.offset % 2 == 0 }.map(\.element)
            .joined()
    }

    /// The first characters of lines that aren't sentences.
    fileprivate var outline: [String] {
        prose.split(separator: "\n").compactMap { line in
            line.firstMatch(of: /^(#+|\||-|!)/).map { String($0.output.1) }
        }
    }

    fileprivate var links: [String] {
        prose.matches(of: /\]\(([^)]+)\)/).map { String($0.output.1) }
    }

    fileprivate var codeWords: [String] {
        prose.matches(of: /`([^`\n]+)`/).map { String($0.output.1) }.sorted()
    }
}
