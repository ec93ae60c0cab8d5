import CommandLineKit
import Foundation
import RoutingKit
import TerminalKit
import Testing

@testable import AppContainer
@testable import CompositionRoot

@Suite(.wholeApp)
@MainActor
struct `Hostile links to the program` {
    @Test(arguments: ["app", "universal-link", "custom-scheme", "push"])
    func `each of them has the outcome in the table`(origin: String) async throws {
        // The command line itself refuses a URL that contradicts --origin.
        let links = try HostileLink.all().filter {
            $0.origin.name == origin && $0.reason != "foreign-origin"
        }
        let console = ScriptedConsole()
        let code = await console.run(["open", "--json", "--origin", origin] + links.map(\.url))
        #expect(code == .refused)
        let reports = try console.output.split(separator: "\n").map { line in
            try JSONDecoder().decode(Report.self, from: Data(line.utf8))
        }
        #expect(reports.count == links.count)
        let different = zip(reports, links).filter { report, link in
            report != Report(outcome: link.outcome, reason: link.reason)
        }
        #expect(different.isEmpty, "\(different)")
    }

    private struct Report: Decodable, Equatable {
        let outcome: String
        let reason: String?
    }
}
