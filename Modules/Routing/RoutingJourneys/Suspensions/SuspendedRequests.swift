import Foundation
import RoutingEngine
import RoutingKit

/// The tickets of suspended requests, and those who wait for their end.
@MainActor
final class SuspendedRequests {
    /// The longest payload that is written down, in bytes of JSON.
    static let longestPayload = 16 * 1024

    private let store: any JourneyStore
    private lazy var handoff = HandoffStore(clock: clock)
    private var clock = RouteClock.system
    /// Those who wait for the end of a request that was suspended in this process.
    private var callers: [JourneyTicket.ID: Callers] = [:]

    init(store: any JourneyStore) {
        self.store = store
    }

    /// The requests that wait, the oldest first.
    var waiting: [JourneyTicket] { store.tickets.filter { !$0.isUsed } }

    /// Keeps a request. One that waits for the same is given up, as the last wish counts, unless
    /// it is trusted further: a link from outside never takes the place of what the user asked for,
    /// nor of a link of another kind of origin.
    /// - Returns: The ticket, and those that it takes the place of.
    /// - Throws: ``HandoffError`` if its payload can't be kept.
    func suspend(
        _ request: RouteRequest, to url: String, by suspension: Suspension, clock: RouteClock
    ) throws(HandoffError) -> (ticket: JourneyTicket, replaced: [JourneyTicket]) {
        self.clock = clock
        let now = clock.now()
        let payload = try payload(of: request, for: suspension.lifetime)
        let ticket = JourneyTicket(
            request, to: url, payload: payload, suspension: suspension, at: now)
        let replaced = store.update { tickets in
            let replaced = tickets.filter { !$0.isUsed && $0.givesWay(to: ticket) }
            tickets.removeAll { old in
                old.isUsed ? old.expires <= now : old.givesWay(to: ticket)
            }
            tickets.append(ticket)
            return replaced
        }
        for old in replaced {
            release(old)
        }
        return (ticket, replaced)
    }

    /// Takes a request out to go on. Whatever the answer is, it cannot be taken again.
    func take(
        _ id: JourneyTicket.ID, as user: String?, at now: Date
    ) -> (ticket: JourneyTicket?, request: Result<RouteRequest, JourneyError>) {
        let found = store.update { tickets -> JourneyTicket? in
            guard let place = tickets.firstIndex(where: { $0.id == id }) else { return nil }
            defer { tickets[place].isUsed = true }
            return tickets[place]
        }
        guard let ticket = found else { return (nil, .failure(.unknown)) }
        if ticket.isUsed { return (ticket, .failure(.used)) }
        if ticket.expires <= now { return (ticket, .failure(.expired)) }
        if let owner = ticket.user, owner != user { return (ticket, .failure(.otherUser(owner))) }
        do throws(HandoffError) {
            return (ticket, .success(ticket.request(with: try payload(of: ticket))))
        } catch {
            return (ticket, .failure(.payloadGone))
        }
    }

    /// Forgets a request as if it had never been suspended.
    func forget(_ id: JourneyTicket.ID) {
        let forgotten = store.update { tickets in
            defer { tickets.removeAll { $0.id == id } }
            return tickets.first { $0.id == id }
        }
        forgotten.map(release)
    }

    /// Waits for what becomes of a request; `nil` if the waiting task is cancelled.
    func end(of id: JourneyTicket.ID) async -> RouteOutcome? {
        let callers = callers[id] ?? Callers()
        self.callers[id] = callers
        return await callers.outcome { nil }
    }

    /// Tells those who wait for a request what became of it.
    func end(_ id: JourneyTicket.ID, with outcome: RouteOutcome) {
        callers.removeValue(forKey: id)?.answer(outcome)
    }

    private func payload(
        of request: RouteRequest, for lifetime: Duration
    ) throws(HandoffError) -> JourneyTicket.Payload? {
        guard let value = request.payload else { return nil }
        if let data = try? JSONEncoder().encode(value.value), data.count <= Self.longestPayload,
            let written = try? JSONDecoder().decode(JSONValue.self, from: data)
        {
            return .written(written)
        }
        return .kept(try handoff.keep(value, for: lifetime))
    }

    private func payload(of ticket: JourneyTicket) throws(HandoffError) -> RouteValue? {
        switch ticket.payload {
        case .written(let value): RouteValue(value)
        case .kept(let token): try handoff.take(token)
        case nil: nil
        }
    }

    /// Lets go of what is kept for a request that does not go on.
    private func release(_ ticket: JourneyTicket) {
        _ = try? payload(of: ticket)
    }
}
