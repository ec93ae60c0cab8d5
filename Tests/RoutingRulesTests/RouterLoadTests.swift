import RoutingEngine
import RoutingKit
import RoutingTestSupport
import Testing

@testable import RoutingRules

/// Many tasks make requests at once, while the routes are replaced.
@Suite(.timeLimit(.minutes(10)))
@MainActor
struct `A router under load` {
    /// Counts how often each number was asked for.
    private final class CountingNavigator: Navigating {
        static let isAction = true
        var counts: [UInt8]

        init(_ count: Int) {
            counts = Array(repeating: 0, count: count)
        }

        func navigate(
            from source: (any RoutingSource)?, using transition: TransitionType,
            parameters: ItemParameters
        ) -> Destination {
            counts[parameters.id] &+= 1
            return .value(parameters.id)
        }
    }

    /// Applies and removes rules, each time with a new map of routes, until cancelled.
    private func replaceRoutes(by routeRules: RouteRules) async -> Int {
        var generations = 0
        while !Task.isCancelled {
            let rules = generations % 2 == 0 ? #"{ "path": "/home", "enabled": false }"# : ""
            #expect(throws: Never.self) {
                try routeRules.apply(RuleDocument(#"{ "rules": [\#(rules)] }"#))
            }
            generations += 1
            for _ in 0..<50 { await Task.yield() }
        }
        return generations
    }

    @Test
    func `no request is lost or handled twice`() async throws {
        let (tasks, count) = (8, ProofSize.count(4000, full: 1_000_000))
        let navigator = CountingNavigator(count)
        let app = try await RuleFixture {
            $0.register(path: "/count/:id", navigator: navigator)
            $0.redirect("/old/:id", to: "/count/:id")
        }
        let router = app.router
        let replacing = Task { await replaceRoutes(by: app.rules) }
        var size = 0
        for part in [0..<(count / 10), (count / 10)..<count] {
            size = ResidentMemory.bytes
            let wrong = await withTaskGroup(of: Int.self) { group in
                for task in 0..<tasks {
                    group.addTask {
                        var wrong = 0
                        for id in part where id % tasks == task {
                            let path = id % 3 == 0 ? "/old" : "/count"
                            let outcome = await router.route(RouteRequest(url: "\(path)/\(id)"))
                            if outcome.value?.json != "\(id)" { wrong += 1 }
                        }
                        return wrong
                    }
                }
                var sum = 0
                for await wrong in group { sum += wrong }
                return sum
            }
            #expect(wrong == 0)
        }
        let growth = max(0, ResidentMemory.bytes - size)
        replacing.cancel()
        let generations = await replacing.value
        #expect(navigator.counts.allSatisfy { $0 == 1 })
        #expect(generations > ProofSize.count(4, full: 4))
        // Other tests run beside a small one, and take memory of their own.
        if ProofSize.isFull { #expect(growth < 4 << 20) }
        ProofSize.report(
            "requests held",
            [
                "requests": count, "tasks": tasks, "routes replaced": generations,
                "lost or doubled": navigator.counts.count { $0 != 1 }, "kB growth": growth >> 10,
            ])
    }
}
