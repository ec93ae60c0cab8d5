import RoutingKit
import RoutingTesting
import RoutingTestSupport
import Testing

@testable import RoutingEngine

@Suite(.hangLimit)
@MainActor
struct `An interceptor that hangs` {
    private let clock = TestClock()
    private let door = Door()

    private func launch(timeLimit: Duration = .seconds(10)) async throws -> Fixture {
        try await Fixture(clock: clock) { router in
            router.register(
                ClosureInterceptor(timeLimit: timeLimit) { [door] _ in
                    await door.pass()
                    return .proceed
                })
        }
    }

    private func begin(in app: Fixture) async -> Task<RouteOutcome, Never> {
        let request = Task { await app.open("/home", using: .present) }
        await door.visitors()
        await clock.sleepers(1)
        return request
    }

    @Test(arguments: [Duration.seconds(10), .milliseconds(50), .seconds(3600)])
    func `the request ends as timed out at the limit, and not before`(
        limit: Duration
    ) async throws {
        let app = try await launch(timeLimit: limit)
        let request = await begin(in: app)
        clock.advance(by: limit - .milliseconds(1))
        #expect(app.router.history.outcomes.isEmpty)
        clock.advance(by: .milliseconds(1))
        let outcome = await request.value
        #expect(outcome.error?.code == "timed-out")
        #expect(outcome.duration == limit)
        #expect(
            outcome.error?.description
                == "'/home' timed out: ClosureInterceptor took longer than \(limit). Try again.")
    }

    @Test
    func `a task that is already cancelled asks no interceptor`() async throws {
        let app = try await launch()
        let request = Task {
            withUnsafeCurrentTask { $0?.cancel() }
            return await app.open("/home")
        }
        #expect(await request.value.error?.code == "cancelled")
    }

    @Test
    func `the interceptor learns that its request was cancelled`() async throws {
        var wasTold = false
        let end = Door()
        let app = try await Fixture(clock: clock) { router in
            router.register(
                ClosureInterceptor { [door] _ in
                    await door.pass()
                    wasTold = Task.isCancelled
                    end.open()
                    return .proceed
                })
        }
        let request = await begin(in: app)
        request.cancel()
        _ = await request.value
        door.open()
        await end.pass()
        #expect(wasTold)
    }
}
