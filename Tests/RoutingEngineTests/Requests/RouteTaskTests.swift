import Foundation
import RoutingKit
import RoutingTestSupport
import StageKit
import Testing

@testable import RoutingEngine

@MainActor
struct `A request without await` {
    @Test
    func `has an outcome that a caller may wait for`() async throws {
        let app = try await Fixture()
        let task = app.router.route(to: URL(string: "/home"), from: nil, using: .show)
        #expect(await task.outcome.url == "/home")
        #expect(await task.outcome.error == nil, "the second time, too")
        #expect(app.home.received.count == 2, "one for the tab")
    }

    @Test
    func `says what it is, so that printing it explains how to wait`() async throws {
        let app = try await Fixture()
        let task = app.router.route(to: URL(string: "/home"), from: nil, using: .show)
        #expect("\(task)".contains("'await' its 'outcome'"))
        _ = await task.outcome
    }

    @Test
    func `is cancelled by its handle, or with the task that waits for it`() async throws {
        let app = try await Fixture {
            $0.register(
                path: "/slow",
                navigator: ClosureNavigator {
                    try await Task.sleep(for: .seconds(60))
                    return .value(1)
                })
        }
        let task = app.router.route(to: URL(string: "/slow"), from: nil, using: .show)
        task.cancel()
        #expect(await task.outcome.error?.code == "cancelled")

        let waiting = Task {
            await app.router.route(to: URL(string: "/slow"), from: nil, using: .show).outcome
        }
        waiting.cancel()
        #expect(await waiting.value.error?.code == "cancelled")
    }

    @Test
    func `fits a button's closure`() async throws {
        let app = try await Fixture()
        let button: @MainActor () -> Void = { [router = app.router] in
            router.route(to: URL(string: "/home"), from: nil, using: .show)
        }
        let outcome = await withCheckedContinuation { continuation in
            app.router.observe { event in
                if case .ended(let outcome) = event { continuation.resume(returning: outcome) }
            }
            button()
        }
        #expect(outcome.url == "/home")
    }
}
