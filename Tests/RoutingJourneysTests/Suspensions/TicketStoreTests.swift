import Foundation
import RoutingTestSupport
import RoutingTesting
import Testing

@testable import RoutingJourneys

@Suite
@MainActor
struct `A store of tickets` {
    /// Can't remember used tickets while its disk is full.
    private final class FullStore: JourneyStore {
        var tickets: [JourneyTicket]
        var isFull = false
        private var used: Set<UUID> = []

        init(_ tickets: [JourneyTicket] = []) {
            self.tickets = tickets
        }

        func update<Result>(_ change: @escaping @Sendable (inout [JourneyTicket]) -> Result)
            -> Result
        {
            change(&tickets)
        }

        func markUsed(_ id: JourneyTicket.ID, until expiry: Date) throws -> Bool {
            if isFull { throw CocoaError(.fileWriteOutOfSpace) }
            return used.insert(id).inserted
        }
    }

    private func ticket(_ number: Int, isUsed: Bool = false) -> JourneyTicket {
        var ticket = JourneyTicket.sample(to: "/order/\(number)")
        ticket.isUsed = isUsed
        return ticket
    }

    @Test
    func `holds 16 that wait at the most, and drops the oldest`() async throws {
        let store = FullStore((0..<40).map { ticket($0, isUsed: $0 == 0) })
        let login = try await LoginFixture(store: store)
        await login.app.open("https://moments.app/order/7", from: .universalLink)
        #expect(login.app.journeys.suspended.count == 16)
        #expect(login.app.journeys.suspended.map(\.url).first == "/order/25")
        #expect(store.tickets.contains { $0.isUsed }, "a used one is remembered")
    }

    @Test
    func `that can't remember a used ticket doesn't let it resume, and keeps it`() async throws {
        let store = FullStore([ticket(7)])
        store.isFull = true
        for _ in 0..<2 {
            let login = try await LoginFixture(store: store)
            let outcome = try #require(await login.signIn("Ada").first)
            #expect(outcome.error?.code == "journey-not-saved")
            #expect(
                outcome.error?.description
                    == "'/order/7' is not opened, because the device can't save that it was opened. "
                    + "Free some space, then open it again.")
            #expect(login.orders.received.isEmpty)
        }
        store.isFull = false
        let login = try await LoginFixture(store: store)
        #expect(await login.signIn("Ada").first?.title != nil)
        #expect(await login.signIn("Ada").isEmpty)
    }
}
