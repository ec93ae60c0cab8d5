import RoutingKit
import RoutingTestSupport
import Testing

@testable import RoutingEngine

/// Requests pass the stations that `RequestStation` and docs/architecture.md list.
@Suite(.hangLimit)
@MainActor
struct `The stations of a request` {
    @Test
    func `a request that isn't refused passes them in their order`() async throws {
        let log = StationLog(refusingFrom: .end)
        #expect(try await log.open("/old/1") == nil)
        #expect(log.passed == RequestStation.allCases.filter(StationLog.isSeen))
    }

    /// Each link is refused at its station, and would be refused at every later one.
    @Test(arguments: [
        (RequestStation.read, "/shut//none", "empty-segment"),
        (.admit, "/shut/none", "cancelled"),
        (.match, "/shut/none", "unknown-route"),
        (.redirect, "/shut/1?id=2", "invalid-redirect"),
        (.access, "/shut/1", "access-denied"),
        (.intercept, "/old/1", "blocked"),
        (.decode, "/old/1", "invalid-parameter"),
        (.navigate, "/old/1", "not-found"),
        (.show, "/old/1", "no-source"),
    ])
    func `a request that is refused at one passes the earlier ones and none of the later ones`(
        station: RequestStation, path: String, code: String
    ) async throws {
        let log = StationLog(refusingFrom: station)
        #expect(try await log.open(path)?.code == code)
        let before = RequestStation.allCases.prefix { $0 != station }
        #expect(
            log.passed.filter { $0 != station } == before.filter(StationLog.isSeen) + [.end])
    }
}
