import Foundation
import RoutingTestSupport
import Testing

@testable import RoutingEngine

struct `The history` {
    private func library() async throws -> Fixture {
        try await Fixture {
            $0.items("/book/:id")
            $0.pages("/list")
            $0.action("/count") { _ in .value(3) }
        }
    }

    @Test(arguments: [(nil, 71...120), (3, 118...120), (0, 120...120), (200, 1...120)])
    func `the history keeps as many requests as its limit, 50 by default, the newest last`(
        limit: Int?, kept: ClosedRange<Int>
    ) async throws {
        let app = try await Fixture(historyLimit: limit ?? 50)
        for number in 1...120 { await app.open("/\(number)") }
        #expect(app.router.history.map(\.url) == kept.map { "/\($0)" })
    }

    /// A value of an action that says when nothing keeps it any more.
    private nonisolated final class KeptValue: Encodable, Sendable {
        private let onRelease: @MainActor @Sendable () -> Void

        init(onRelease: @escaping @MainActor @Sendable () -> Void) { self.onRelease = onRelease }
        deinit { MainActor.assumeIsolated { onRelease() } }
        func encode(to encoder: any Encoder) throws {}
    }

    @Test func `what the history lets go of may remove it`() async throws {
        var removed: [[String?]] = []
        var router: AppRouter?
        let app = try await Fixture(historyLimit: 2) {
            $0.action("/kept") { _ in
                let value = KeptValue {
                    removed.append(router?.history.map(\.url) ?? [])
                    router?.history = []
                }
                return .value(value)
            }
        }
        router = app.router
        for url in ["/kept", "/1", "/2"] { await app.open(url) }
        #expect(removed == [["/1", "/2"]])
        #expect(app.router.history.isEmpty)
    }

    @Test
    func `each request of the history has its origin, its start and its duration`() async throws {
        let clock = TestClock()
        let app = try await Fixture(clock: clock) {
            $0.action("/slow") { _ in
                clock.advance(by: .milliseconds(250))
                return .value(1)
            }
        }
        clock.advance(by: .seconds(10))
        await app.open("/slow")
        await app.open("moments://slow", from: .push)
        let outcomes = app.router.history
        #expect(outcomes.map(\.origin) == [.app, .push])
        #expect(outcomes.map { $0.began.timeIntervalSince(TestClock.start) } == [10, 10.25])
        #expect(outcomes.map(\.duration) == [.milliseconds(250), .zero])
        #expect(outcomes.map { $0.error?.code } == [nil, "access-denied"])
    }

    @Test(arguments: [
        ("/book/:id", "/home /book/1 /home /book/2"), ("/book/1", "/home /book/1"),
        ("/home", "/home /book/1 /home"), ("/count", nil), ("/book/3", nil), ("/x", nil), ("", nil),
    ])
    func `going back to a route and removing after it stop at its last screen`(
        route: String, expected: String?
    ) async throws {
        for isPop in [true, false] {
            let app = try await library()
            for url in ["/book/1", "/home", "/book/2", "/list"] { await app.open(url) }
            let before = app.path.joined(separator: " ")
            let isDone =
                isPop ? await app.router.pop(to: route) : await app.router.removeAfter(route)
            #expect(isDone == (expected != nil))
            #expect(app.path.joined(separator: " ") == expected ?? before)
        }
        let app = try await library()
        await app.open("/book/1")
        await app.open("/list", using: .present)
        #expect(await !app.router.removeAfter("/book/:id"), "it stays in its stack")
        #expect(await app.router.pop(to: "/book/:id"))
        #expect(app.path == ["/home", "/book/1"])
    }
}
