import RoutingKit

/// The requests of a router, which are handled one after the other in the order of the taps.
@MainActor
final class RequestQueue {
    /// The first one is being handled.
    private var requests: [ActiveRequest] = []

    /// The turn that answers a request as well, because it is the same and came directly before.
    /// An earlier one does not: joining it would overtake what was asked for in between.
    func active(joinedBy request: RouteRequest) -> ActiveRequest? {
        requests.last.flatMap { $0.original.isSame(as: request) ? $0 : nil }
    }

    /// Why a turn may not wait here; `nil` if it may. What the app itself wishes always may.
    func error(of active: ActiveRequest) -> QueueError? {
        let trust = active.request.trust
        if !trust.isOutside || requests.count < QueueError.limit { return nil }
        let names = trust.originNames
        let waiting = requests.count { $0.request.trust.originNames == names }
        return waiting < QueueError.limit ? nil : .full(of: names.sorted())
    }

    /// Puts a turn at the end of the line.
    func enter(_ active: ActiveRequest) {
        requests.append(active)
        if requests.count == 1 { active.start(immediately: true) }
    }

    /// Takes a turn out of the line, wherever it stands.
    func leave(_ active: ActiveRequest) {
        guard let place = requests.firstIndex(where: { $0 === active }) else { return }
        requests.remove(at: place)
        if place == 0 { requests.first?.start(immediately: false) }
    }

    /// Lets the others go ahead while the request that encloses the running code waits for the
    /// user: what they do meanwhile is a request, too.
    func yieldingQueue<Value>(_ wait: () async -> Value) async -> Value {
        guard let active = ActiveRequest.enclosing else { return await wait() }
        active.pause()
        leave(active.root)
        let value = await wait()
        await rejoin(active.root)
        active.resume()
        return value
    }

    private func rejoin(_ active: ActiveRequest) async {
        if active.isOver { return }
        requests.insert(active, at: min(requests.count, 1))
        if requests.count == 1 { return }
        await withCheckedContinuation { continuation in
            active.whenFirst { _ in continuation.resume() }
        }
    }
}
