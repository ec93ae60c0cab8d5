import FigureKit
import RequestFixtures
import RouteMatching
import RoutingEngine
import RoutingKit
import StageKit

/// A whole request of the app itself with three interceptors that let it pass, on a stage without
/// a UI, and how much of it the match is.
@MainActor
struct Requests {
    private let stage = HeadlessStage()
    private let router: AppRouter
    private let links = UniversalLinks(hosts: ["momentsapp.com"])
    private let effort: Effort

    init(effort: Effort) async throws {
        self.effort = effort
        router = try await .fixture(of: links, on: stage)
    }

    func measurements() async throws -> [Measurement] {
        try await measurements(of: "/product/42", "a screen")
            + measurements(of: "/product/42/price", "an action")
    }

    private func measurements(of url: String, _ workload: String) async throws -> [Measurement] {
        let table = try RouteTable(router.routes.map(\.pattern))
        var requests: [Double] = []
        var matches: [Double] = []
        for _ in 0..<effort.rounds * 10 {
            requests.append(await nanoseconds { _ = await router.route(RouteRequest(url: url)) })
            var state = stage.state
            if state.popToRoot() { stage.move(to: state, with: [:]) }
            matches.append(
                await nanoseconds {
                    guard let link = try? DeepLink(url, from: .app, of: links) else { return }
                    blackHole(table.match(link)?.index ?? 0)
                })
        }
        let cell = { contestant, value in
            Measurement(
                section: "A request through the router", routes: table.patterns.count,
                workload: workload, contestant: contestant, figure: "ns", value: value)
        }
        return [
            cell("the request", requests.median), cell("its match", matches.median),
            cell("above the match", requests.median - matches.median),
        ]
    }

    /// One of several calls. They are few, as each screen makes the stack of the stage higher.
    private func nanoseconds(_ body: () async -> Void) async -> Double {
        let clock = ContinuousClock()
        let count = 8
        let start = clock.now
        for _ in 0..<count { await body() }
        let end = clock.now
        return (end - start) / .nanoseconds(count)
    }
}
