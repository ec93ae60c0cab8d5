import Foundation
import RoutingKit
import RoutingTesting
import RoutingTestSupport
import Testing

@testable import RoutingJourneys

@Suite
@MainActor
struct `A journey in another launch` {
    private struct Stubborn: Encodable, Sendable {
        func encode(to encoder: any Encoder) throws { throw NotFound("anything") }
    }

    private let clock = TestClock()
    private let store = WrittenStore()

    /// Kills the app and starts it again.
    private func relaunch() async throws -> LoginFixture {
        try await LoginFixture(store: WrittenStore(store.data), clock: clock)
    }

    @Test(arguments: [RouteOrigin.app, .universalLink, .push, .customScheme(caller: "a.b")])
    func `it resumes there with everything that it carries`(origin: RouteOrigin) async throws {
        let first = try await LoginFixture(store: store, clock: clock)
        let url = origin.url(of: "/order/7")
        await first.app.open(
            url + "?note=a%26b", from: origin, using: .presentFullScreen,
            payload: RouteValue([1, 2]))
        let second = try await relaunch()
        let outcome = try #require(await second.signIn("Ada").first)
        #expect(outcome.title != nil)
        #expect(outcome.origin == origin)
        let order = try #require(second.orders.received.first)
        #expect(order.note == "a&b")
        #expect(order.items?.value == (origin.isOutside ? nil : [1, 2]))
        #expect(second.orders.transitions == [.presentFullScreen])
    }

    @Test
    func `it resumes once, even if each launch is asked again`() async throws {
        let first = try await LoginFixture(store: store, clock: clock)
        await first.app.open("/order/7")
        let written = store.data
        await first.signIn("Ada")
        let second = try await relaunch()
        #expect(await second.signIn("Ada").isEmpty)
        let id = try #require(JSONDecoder().decode([JourneyTicket].self, from: written).first?.id)
        #expect(await second.app.journeys.resume(id).error?.code == "journey-used")
    }

    @Test
    func `a used one is reported as used, even if another one was suspended since`() async throws {
        let first = try await LoginFixture(store: store, clock: clock)
        await first.app.open("/order/7")
        let used = try #require(first.app.journeys.suspended.first?.id)
        await first.signIn("Ada")
        first.user = nil
        await first.app.open("/order/8")
        #expect(await first.app.journeys.resume(used).error?.code == "journey-used")
        let second = try await relaunch()
        #expect(await second.app.journeys.resume(used).error?.code == "journey-used")
        #expect(second.app.journeys.suspended.map(\.url) == ["/order/8"])
    }

    @Test(arguments: [(0, nil), (1, "journey-payload-gone")])
    func `its payload is kept up to a limit of 16 KiB of JSON`(
        surplus: Int, code: String?
    ) async throws {
        let limit = 16 * 1024
        let first = try await LoginFixture(store: store, clock: clock)
        // As JSON: two quotation marks more.
        let text = String(repeating: "x", count: limit - 2 + surplus)
        await first.app.open("/order/7", payload: RouteValue(text))
        let second = try await relaunch()
        let outcome = try #require(await second.signIn("Ada").first)
        // The order takes numbers, so a text that arrives is a parameter that does not fit.
        #expect(outcome.error?.code == code ?? "invalid-payload")
    }

    @Test
    func `it expires there, too`() async throws {
        let first = try await LoginFixture(store: store, clock: clock)
        await first.app.open("/order/7")
        clock.advance(by: .seconds(600))
        let second = try await relaunch()
        #expect(await second.signIn("Ada").first?.error?.code == "journey-expired")
    }

    @Test(arguments: [
        RouteValue([Int](repeating: 1_000_000, count: 10_000)), RouteValue(Stubborn()),
    ])
    func `a payload that can't be encoded is lost there, with a reason`(
        payload: RouteValue
    ) async throws {
        let first = try await LoginFixture(store: store, clock: clock)
        await first.app.open("/order/7", payload: payload)
        #expect(store.data.count < 2000)
        let second = try await relaunch()
        let error = try #require(await second.signIn("Ada").first?.error)
        #expect(error.code == "journey-payload-gone")
        #expect(
            error.description
                == "'/order/7' was sent with an attachment, which is lost since the app ended. "
                + "Open it again from where you opened it first.")
        #expect(second.orders.received.isEmpty && second.app.journeys.suspended.isEmpty)
    }
}
