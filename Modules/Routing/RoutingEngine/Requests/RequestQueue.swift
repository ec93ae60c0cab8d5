import RoutingKit

/// The requests of a router, which are handled one after the other in the order of the taps.
@MainActor
final class RequestQueue {
    /// The first one is being handled.
    private var requests: [ActiveRequest] = []

    /// The turn that answers a request, too, because it is the same and directly precedes it. An
    /// earlier one does not: joining it would overtake the requests in between.
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
    /// - Returns: Whether it is the first one.
    func enter(_ active: ActiveRequest) -> Bool {
        requests.append(active)
        return requests.count == 1
    }

    /// Takes a turn out of the line, at any position.
    func leave(_ active: ActiveRequest) {
        // Most often it is the only one.
        if requests.count == 1, requests[0] === active {
            return requests.removeAll(keepingCapacity: true)
        }
        guard let place = requests.firstIndex(where: { $0 === active }) else { return }
        requests.remove(at: place)
        if place == 0 { requests.first?.start(immediately: false) }
    }

    /// Handles the other requests while the one that encloses the running code waits for the user,
    /// who may make requests meanwhile.
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
