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

        func destination(for parameters: ItemParameters) -> Destination {
            counts[parameters.id] &+= 1
            return .value(parameters.id)
        }
    }

    /// Applies and removes rules, each time with a new map of routes, until cancelled.
    private func replaceRoutes(of app: RuleFixture) async -> Int {
        var generations = 0
        while !Task.isCancelled {
            let rules = generations.isMultiple(of: 2) ? RuleFixture.closing : ""
            #expect(throws: Never.self) { try app.apply(rules) }
            generations += 1
            for _ in 0..<50 { await Task.yield() }
        }
        return generations
    }

    /// Requests each number once, by a number of tasks.
    /// - Returns: How many requests had another result.
    private func request(_ numbers: Range<Int>, of router: AppRouter, by tasks: Int) async -> Int {
        await withTaskGroup(of: Int.self) { group in
            for task in 0..<tasks {
                group.addTask {
                    var wrong = 0
                    for id in numbers where id % tasks == task {
                        let path = id.isMultiple(of: 3) ? "/counted" : "/number"
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
    }

    @Test
    func `no request is lost or handled twice`() async throws {
        let (tasks, count) = (8, ProofSize.count(4000, full: 1_000_000))
        let navigator = CountingNavigator(count)
        let app = try await RuleFixture {
            $0.register(path: "/number/:id", navigator: navigator)
            $0.redirect("/counted/:id", to: "/number/:id")
        }
        let replacing = Task { await replaceRoutes(of: app) }
        var wrong = await request(0..<(count / 10), of: app.router, by: tasks)
        let size = ResidentMemory.bytes
        wrong += await request((count / 10)..<count, of: app.router, by: tasks)
        let growth = max(0, ResidentMemory.bytes - size)
        replacing.cancel()
        let generations = await replacing.value
        #expect(wrong == 0 && navigator.counts.allSatisfy { $0 == 1 })
        #expect(generations > 1)
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
