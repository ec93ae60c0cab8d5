import CommandLineKit
import Foundation
import RouteContract
import RoutingEngine
import TestSupport
import TerminalKit
import Testing

@testable import AppContainer
@testable import CompositionRoot

@Suite(.everyFeature)
@MainActor
struct `Each place in the output names a line of a file` {
    @Test(arguments: [["routes"], ["routes", "--json"], ["explain", "/login"]])
    func `that registers a route`(arguments: [String]) async throws {
        let console = ScriptedConsole()
        #expect(await console.run(arguments) == .success)
        let places = console.output.matches(of: /([^\s",(]+\.swift):(\d+)/)
        #expect(!places.isEmpty)
        for place in places {
            let line = try line(Int(place.2) ?? 0, of: String(place.1))
            #expect(line.contains(/router\.(register|redirect)\(/), "\(place.0): \(line)")
        }
    }

    /// The text of a line, counted from 1.
    private func line(_ number: Int, of path: String) throws -> String {
        let file = WrittenPage.repository.appending(path: path)
        let lines = try String(contentsOf: file, encoding: .utf8).components(separatedBy: "\n")
        try #require(lines.indices.contains(number - 1), "\(path):\(number)")
        return lines[number - 1]
    }
}
