import Foundation
import TestSupport
import Testing

@testable import RoutingEngine

/// Compares the page with the declarations of the engine; `WrittenPage.command` writes it.
@Suite(.serialized) struct `The page about the path of a request` {
    @Test func `shows what each station says about itself, and a code that was seen there`() throws
    {
        let head = "| station | what happens | an error from there |\n|---|---|---|\n"
        let codes = Dictionary(uniqueKeysWithValues: StationLog.refusals.map { ($0.0, $0.code) })
        let rows = try stations().map { station in
            let code = codes[station.name].map { "`\($0)`" } ?? ""
            return "| \(station.name) | \(station.sentence) | \(code) |\n"
        }
        let difference = try WrittenPage("docs/architecture.md").difference(
            from: head + rows.joined(), after: "<!-- stations -->\n", upTo: "<!-- /stations -->")
        #expect(difference == nil)
    }

    @Test func `the function that a station names is there`() throws {
        let files = try FileManager.default.subpathsOfDirectory(atPath: engine.path)
            .filter { $0.hasSuffix(".swift") }.map(text)
        let stations = try stations()
        #expect(stations.map(\.name) == RequestStation.allCases)
        for station in stations {
            let (type, member) = station.code
            let types = ["class", "struct", "extension"].map { "\($0) \(type)" }
            let members = ["func \(member)(", "var \(member):", "let \(member):"]
            let isThere = files.contains { file in
                types.contains(where: file.contains) && members.contains(where: file.contains)
            }
            #expect(isThere, "\(station.name): \(type).\(member)")
        }
    }

    @Test func `lists the doors that an extension has`() throws {
        let doors = try text(of: "Extensions/RouterExtension.swift")
            .matches(of: /Door \*(\w+)\*: (.+)\.\n(?: *\/\/\/.*\n)* +func (\w+)/)
            .map { "- **\($0.output.1)** (`\($0.output.3)`) \($0.output.2)\n" }
        #expect(!doors.isEmpty)
        let difference = try WrittenPage("docs/architecture.md").difference(
            from: doors.joined(), after: "<!-- doors -->\n", upTo: "<!-- /doors -->")
        #expect(difference == nil)
    }

    private let engine = WrittenPage.repository.appending(path: "Modules/Routing/RoutingEngine")

    private func text(of file: String) throws -> String {
        try String(contentsOf: engine.appending(path: file), encoding: .utf8)
    }

    /// What the comments in the code say about the stations, in their order.
    private func stations() throws -> [(
        name: RequestStation, sentence: Substring, code: (type: Substring, member: Substring)
    )] {
        try text(of: "Requests/RequestStation.swift")
            .matches(of: /\/\/\/ (.+): `(\w+)\.(\w+)`\.\n +case (\w+)/)
            .map { match in
                let name = try #require(RequestStation(rawValue: String(match.output.4)))
                return (name, match.output.1, (match.output.2, match.output.3))
            }
    }
}
