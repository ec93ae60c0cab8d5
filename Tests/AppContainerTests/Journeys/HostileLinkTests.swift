import CommandLineKit
import Foundation
import RouteMatching
import RoutingKit
import Testing

@testable import AppContainer
@testable import CompositionRoot

@MainActor
struct `Hostile links to the program` {
    @Test(.wholeApp, arguments: ["app", "universal-link", "custom-scheme", "push"])
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

    @Test
    func `the table has each reason to refuse a link, and each link once`() throws {
        let links = try HostileLink.all()
        let reasons = Set(links.compactMap(\.reason))
        let missing = DeepLinkError.Reason.allCases.map(\.rawValue).filter { !reasons.contains($0) }
        // A link inside one is read when it is opened, which is another request.
        #expect(missing == [DeepLinkError.Reason.nestedTooDeep.rawValue])
        #expect(Set(links.map { "\($0.origin.name) \($0.url)" }).count == links.count)
        #expect(links.count >= 150)
    }
}
