import RoutingKit
import RoutingTestSupport
import Testing

@testable import RoutingEngine

/// Requests pass the stations that `RequestStation` lists.
@Suite(.hangLimit)
@MainActor
struct `The stations of a request` {
    @Test
    func `a request that isn't refused passes them in their order`() async throws {
        let log = StationLog(refusingFrom: .end)
        #expect(try await log.open("/old/1") == nil)
        #expect(log.passed == RequestStation.allCases.filter(StationLog.isSeen))
    }

    @Test(arguments: StationLog.refusals)
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
