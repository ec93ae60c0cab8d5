import Foundation
import RoutingRules
import RoutingTesting
import TestSupport
import Testing

@testable import AppContainer
@testable import CompositionRoot

@Suite(.wholeApp)
@MainActor
struct `A document of a server that has expired` {
    private func launch(
        in folder: URL, at clock: TestClock = TestClock(), version: Int? = 1
    ) async throws -> LaunchedApp {
        let end = TestClock.start.addingTimeInterval(1800).formatted(.iso8601)
        let file = RuleFile(name: "rules.json") {
            guard let version else { throw CocoaError(.fileReadNoSuchFile) }
            let document = #"""
                {"version": \#(version), "expires": "\#(end)", "rules": [
                  {"path": "/sale", "redirect": "/login"}]}
                """#
            return RuleFile.Content(Data(document.utf8))
        }
        return try await LaunchedApp(
            stateFolder: folder, now: clock.routeClock.now(), rules: RuleSources(remote: file))
    }

    private func opens(_ app: LaunchedApp) async -> Bool {
        await app.open("/sale").error == nil
    }

    @Test(arguments: [true, false])
    func `stays so after the clock is set back`(isRunning: Bool) async throws {
        try await withTemporaryFolder { folder in
            let clock = TestClock()
            let first = try await launch(in: folder, at: clock)
            #expect(await opens(first))
            clock.advance(by: .seconds(3600))
            // It expires while the app runs, or before the next launch.
            let later = isRunning ? first : try await launch(in: folder, at: clock)
            #expect(await !opens(later))
            #expect(await !opens(try await launch(in: folder)))
            #expect(await !opens(try await launch(in: folder, version: nil)))
            let other = try await launch(in: folder, version: 2)
            #expect(await opens(other), "another document has its own time")
        }
    }
}
