import Foundation
import RoutingEngine
import RoutingKit

@MainActor
final class SuspendedRequests {
    /// The largest payload that a ticket holds, in bytes of JSON.
    static let longestPayload = 16 * 1024
    /// How many wait at most, and how many that are used are remembered: each change writes all of
    /// them. Nearly always one request waits for each requirement.
    nonisolated static let limit = 16

    private let store: any JourneyStore
    private let callers = Callers<JourneyTicket.ID, RouteOutcome?>()
    /// The outcomes of requests that ended before their callers could wait; the last few.
    private var early: [(id: JourneyTicket.ID, outcome: RouteOutcome)] = []
    private var isClosed = false
    /// The payloads of this launch that aren't written into their tickets.
    private var payloads: [JourneyTicket.ID: RouteValue] = [:]

    init(store: any JourneyStore) {
        self.store = store
    }

    /// The requests that wait, the oldest first.
    var waiting: [JourneyTicket] { store.tickets.filter { !$0.isUsed } }

    /// Keeps a request. It replaces one that waits for the same requirement, because the last
    /// request of the user counts, unless the earlier one is more trusted: a link from outside
    /// never replaces what the user asked for, nor a link with another kind of origin. Beyond the
    /// limit it replaces the oldest ones.
    func suspend(
        _ request: RouteRequest, to url: String, by suspension: Suspension, at now: Date
    ) async throws -> (ticket: JourneyTicket, replaced: [JourneyTicket]) {
        let ticket = JourneyTicket(
            request, to: url, payload: request.payload.map(ticketPayload), suspension: suspension,
            at: now)
        let replaced = try await store.update { tickets in
            let replaced = tickets.filter { !$0.isUsed && $0.givesWay(to: ticket) }
            tickets.removeAll { $0.isUsed ? $0.expires <= now : $0.givesWay(to: ticket) }
            tickets.append(ticket)
            return replaced + tickets.removeExcess()
        }
        for old in store.tickets where old.expires <= now { payloads[old.id] = nil }
        if ticket.payload == .kept { payloads[ticket.id] = request.payload }
        replaced.forEach(drop)
        return (ticket, replaced)
    }

    /// Drops what a file holds beyond the limit. Returns the requests that no longer wait.
    func dropExcess() async -> [JourneyTicket] {
        let count = store.tickets.count
        guard count > 2 * Self.limit || waiting.count > Self.limit else { return [] }
        let excess = (try? await store.update { $0.removeExcess() }) ?? []
        excess.forEach(drop)
        return excess
    }

    /// Takes a request, so that it can't be taken again, in this launch or another one.
    ///
    /// 1. Its ticket is marked as used: a kill from here on loses the request, and repeats none.
    /// 2. It is refused if it was used before, has expired, or belongs to another user.
    /// 3. The store remembers its use apart from the tickets, so that an old copy of them can't be
    ///    used again. If that fails, the ticket waits again.
    /// 4. Its payload is found: in the ticket, or in memory if it was too large.
    func take(
        _ id: JourneyTicket.ID, as user: String?, at now: Date
    ) async -> (ticket: JourneyTicket?, request: Result<RouteRequest, RouteError.Reason>) {
        let found: JourneyTicket?
        do {
            found = try await store.update { tickets in
                guard let index = tickets.firstIndex(where: { $0.id == id }) else { return nil }
                defer { tickets[index].isUsed = true }
                return tickets[index]
            }
        } catch {
            return (nil, .failure(.journeyNotSaved))
        }
        guard let ticket = found else { return (nil, .failure(.journeyUnknown)) }
        let kept = payloads.removeValue(forKey: id)
        if ticket.isUsed { return (ticket, .failure(.journeyUsed)) }
        if ticket.expires <= now { return (ticket, .failure(.journeyExpired)) }
        do {
            guard try await store.markUsed(id, until: ticket.expires) else {
                return (ticket, .failure(.journeyUsed))
            }
        } catch {
            payloads[id] = kept
            try? await store.update { tickets in
                for index in tickets.indices where tickets[index].id == id {
                    tickets[index].isUsed = false
                }
            }
            return (ticket, .failure(.journeyNotSaved))
        }
        if let owner = ticket.user, owner != user {
            return (ticket, .failure(.journeyOfOtherUser(owner)))
        }
        if ticket.payload == .kept, kept == nil { return (ticket, .failure(.journeyPayloadGone)) }
        return (ticket, .success(ticket.request(with: kept)))
    }

    func forget(_ id: JourneyTicket.ID) async {
        let forgotten = try? await store.update { tickets in
            defer { tickets.removeAll { $0.id == id } }
            return tickets.first { $0.id == id }
        }
        forgotten.map(drop)
    }

    /// Forgets the requests of a user, and those that have resumed, which may be theirs. Returns
    /// the tickets that waited.
    func forgetAll(of user: String) async throws -> [JourneyTicket] {
        let forgotten = try await store.update { tickets in
            defer { tickets.removeAll { $0.user == user || $0.isUsed } }
            return tickets.filter { $0.user == user && !$0.isUsed }
        }
        forgotten.forEach(drop)
        early = []
        return forgotten
    }

    /// Waits for the outcome of a request; `nil` if the waiting task is cancelled, or the router is
    /// closed.
    func end(
        of id: JourneyTicket.ID, whenAnswered: @escaping () -> Void
    ) async -> RouteOutcome? {
        if isClosed { return nil }
        if let index = early.firstIndex(where: { $0.id == id }) {
            return early.remove(at: index).outcome
        }
        return await callers.answer(about: id, whenAnswered: whenAnswered) ?? nil
    }

    func end(_ id: JourneyTicket.ID, with outcome: RouteOutcome) {
        let answered = callers.resume(with: outcome) { $0 == id }
        if answered.isEmpty { early = early.suffix(3) + [(id, outcome)] }
    }

    /// Answers all callers that their request stays suspended: the router is closed.
    func releaseCallers() {
        isClosed = true
        early = []
        callers.resume(with: nil)
    }

    private func ticketPayload(_ value: RouteValue) -> JourneyTicket.Payload {
        guard let data = try? JSONEncoder().encode(value.value), data.count <= Self.longestPayload,
            let written = try? JSONDecoder().decode(JSONValue.self, from: data)
        else { return .kept }
        return .written(written)
    }

    private func drop(_ ticket: JourneyTicket) {
        payloads[ticket.id] = nil
    }
}

extension [JourneyTicket] {
    /// Keeps the newest that wait, and the newest that are used. Returns those that no longer wait.
    fileprivate mutating func removeExcess() -> [JourneyTicket] {
        let limit = SuspendedRequests.limit
        let waiting = filter { !$0.isUsed }
        let used = filter(\.isUsed)
        let excess = waiting.dropLast(limit)
        let forgotten = Set((excess + used.dropLast(limit)).map(\.id))
        if !forgotten.isEmpty { removeAll { forgotten.contains($0.id) } }
        return Array(excess)
    }
}
