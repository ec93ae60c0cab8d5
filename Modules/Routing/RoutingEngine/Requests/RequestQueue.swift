import RoutingKit

/// The requests of a router, which are handled one after another, in the order in which they were
/// made.
@MainActor
final class RequestQueue {
    /// The first one is being handled.
    private var requests: [ActiveRequest] = []

    /// The active request that also answers another request, because it is the same and directly
    /// precedes it. An earlier one doesn't: joining it would overtake the requests in between.
    func active(joinedBy request: RouteRequest) -> ActiveRequest? {
        requests.last.flatMap { $0.original.isSame(as: request) ? $0 : nil }
    }

    /// Why a request may not wait here; `nil` if it may. The app's own requests always may.
    func error(of active: ActiveRequest) -> QueueError? {
        let trust = active.request.trust
        if !trust.isOutside || requests.count < QueueError.limit { return nil }
        let names = trust.originNames
        let waiting = requests.count { $0.request.trust.originNames == names }
        return waiting < QueueError.limit ? nil : .full(of: names.sorted())
    }

    /// Adds a request to the end of the queue.
    /// - Returns: Whether it is the first one.
    func enter(_ active: ActiveRequest) -> Bool {
        requests.append(active)
        return requests.count == 1
    }

    /// Removes a request from any position of the queue.
    func leave(_ active: ActiveRequest) {
        // It is usually the only one.
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
