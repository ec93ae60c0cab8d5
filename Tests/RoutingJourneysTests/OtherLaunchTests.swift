import Foundation
import RoutingTestSupport
import Testing

@testable import RoutingJourneys

struct `A suspended request in another launch` {
    private let clock = TestClock()
    private let store = WrittenStore()

    private func launch() async throws -> LoginFixture {
        try await LoginFixture(store: store, clock: clock)
    }

    /// Kills the app and starts it again.
    private func relaunch() async throws -> LoginFixture {
        try await LoginFixture(store: WrittenStore(store.data), clock: clock)
    }

    @Test(arguments: [RouteOrigin.app, .universalLink, .push, .customScheme(caller: "a.b")])
    func `a suspended request resumes in another launch with everything that it carries`(
        origin: RouteOrigin
    ) async throws {
        try await launch().open(
            origin.url(of: "/order/7") + "?note=a%26b", from: origin, using: .presentFullScreen,
            payload: RouteValue([1, 2]))
        let second = try await relaunch()
        let outcome = try #require(await second.signIn("Ada").first)
        #expect(outcome.title != nil)
        #expect(outcome.origin == origin)
        let order = try #require(second.orders.received.first)
        #expect(order.note?.value == "a&b")
        #expect(order.items?.value == (origin.isOutside ? nil : [1, 2]))
        // A link from outside never covers the whole window.
        #expect(second.orders.transitions == [origin.isOutside ? .present : .presentFullScreen])
    }

    @Test
    func `a suspended request resumes once, even if each launch is asked again`() async throws {
        let first = try await launch()
        await first.open("/order/7")
        let used = try #require(first.journeys.suspended.first?.id)
        await first.signIn("Ada")
        let second = try await relaunch()
        #expect(await second.signIn("Ada").isEmpty)
        first.session.user = nil
        await first.open("/order/8")
        let third = try await relaunch()
        for launch in [first, third] {
            #expect(await launch.journeys.resume(used)?.error?.code == "journey-used")
            #expect(launch.suspended == ["/order/8"])
        }
    }

    @Test
    func `a caller learns at last that its request was resumed from another window`() async throws {
        let first = try await launch()
        let second = try await launch()
        let caller = await first.callerWaits(for: "/order/7")
        await second.signIn("Ada")
        #expect(second.path.last == "/order/7")
        await clock.sleepers(1)
        clock.advance(by: .seconds(600))
        #expect(await caller.refusal?.code == "journey-used")
    }

    private nonisolated static let limit = 16 * 1024

    @Test(arguments: [
        // As JSON, a text has two quotation marks more. The order takes numbers, so a text that
        // arrives is a parameter that doesn't fit.
        (RouteValue(String(repeating: "x", count: limit - 2)), "invalid-payload"),
        (RouteValue(String(repeating: "x", count: limit - 1)), "journey-payload-gone"),
        (RouteValue(Unwritable()), "journey-payload-gone"),
    ])
    func `the payload of a suspended request is kept up to 16 KiB of JSON, or lost with a reason`(
        payload: RouteValue, code: String
    ) async throws {
        try await launch().open("/order/7", payload: payload)
        let second = try await relaunch()
        let error = try #require(await second.signIn("Ada").first?.error)
        #expect(error.code == code)
        #expect(second.orders.received.isEmpty)
        #expect(second.suspended.isEmpty)
        guard code == "journey-payload-gone" else { return }
        #expect(store.data.count < 2000)
        #expect(
            error.description
                == "'/order/7' was sent with an attachment, which is lost since the app ended. "
                + "Open it again from where you opened it first.")
    }

    private func ticket(_ number: Int, isUsed: Bool = false) -> JourneyTicket {
        JourneyTicket(
            id: UUID(), url: "/order/\(number)", origin: .app, trust: .full, transition: .show,
            requirement: .login, user: nil, expires: TestClock.start + 600, payload: nil,
            isUsed: isUsed)
    }

    @Test
    func `a store of tickets holds 16 that wait at the most, and drops the oldest`() async throws {
        let store = try WrittenStore(of: (0..<40).map { ticket($0, isUsed: $0 == 0) })
        let login = try await LoginFixture(store: store)
        await login.open("https://moments.app/order/7", from: .universalLink)
        #expect(login.suspended.count == 16)
        #expect(login.suspended.first == "/order/25")
        #expect(store.tickets.contains { $0.isUsed }, "a used one is remembered")
    }

    @Test
    func `of many requests in a file 16 resume, the others are refused, and few are written`()
        async throws
    {
        let store = try WrittenStore(of: (0..<500).map { ticket($0, isUsed: $0 < 250) })
        let login = try await LoginFixture(store: store)
        let outcomes = await login.signIn("Ada")
        #expect(outcomes.count == 250)
        let refused = outcomes.compactMap(\.error)
        #expect(refused.count == 234)
        #expect(Set(refused.map(\.code)) == ["journey-full"])
        #expect(
            refused.first?.description
                == "'/order/250' waited behind 16 newer requests. Open it again.")
        #expect(login.orders.received.map(\.id) == (484..<500).map { "\($0)" })
        #expect(store.writes <= 17)
        #expect(store.tickets.count <= 32)
    }

    @Test(arguments: [TransitionType.show, .present], [false, true])
    func `a restored login is dismissed when its request resumes in another launch`(
        transition: TransitionType, isShownAgain: Bool
    ) async throws {
        let first = try await launch()
        await first.open("/order/7", using: transition)
        let second = try await relaunch()
        #expect(await second.router.restore(first.stage.state).isEmpty)
        #expect(second.path == ["/home", "/login"])
        if isShownAgain {
            await second.open("/ask/7", using: .present)
            await second.open("/order/8", using: transition)
            #expect(second.path == ["/home", "/login", "/ask/7", "/login"])
        }
        second.session.user = "Ada"
        await second.journeys.resume(after: .login, as: "Ada")
        #expect(second.path == ["/home", isShownAgain ? "/order/8" : "/order/7"])
    }

    @Test func `a store that can't remember a used ticket keeps it from resuming`() async throws {
        let store = try WrittenStore(of: [ticket(6, isUsed: true), ticket(7)])
        store.isFull = true
        for _ in 0..<2 {
            let login = try await LoginFixture(store: store)
            let error = try #require(await login.signIn("Ada").first?.error)
            #expect(error.code == "journey-not-saved")
            #expect(
                error.description
                    == "'/order/7' is not opened, because the device can't save that it waits or was opened. "
                    + "Free some space, then open it again.")
            #expect(login.orders.received.isEmpty)
        }
        store.isFull = false
        let login = try await LoginFixture(store: store)
        #expect(await login.signIn("Ada").first?.title != nil)
        #expect(await login.signIn("Ada").isEmpty)
    }
}
