package import RoutingKit

/// Handles requests one after another. The app's own are first, each kind in the order in which its
/// requests were made: no number of links from outside delays what the user does.
@MainActor
final class RequestQueue {
    private var first: ActiveRequest?
    /// The app's own, which include those of its user.
    private var own: [ActiveRequest] = []
    private var fromOutside: [ActiveRequest] = []

    /// All of them, the one that is being handled last.
    var requests: [ActiveRequest] { own + fromOutside + [first].compactMap(\.self) }

    /// `nil` if it may wait. The app's own requests always may.
    func error(of active: ActiveRequest) -> QueueError? {
        guard let first, fromOutside.count + 1 >= QueueError.limit, active.trust.isOutside
        else { return nil }
        let names = active.trust.originNames
        let count = ([first] + fromOutside).count { $0.trust.originNames == names }
        return count < QueueError.limit ? nil : QueueError(origins: names)
    }

    /// Whether it is the first one.
    func enter(_ active: ActiveRequest) -> Bool {
        if first == nil {
            first = active
            return true
        }
        if active.original.trust.isOutside {
            fromOutside.append(active)
        } else {
            own.append(active)
        }
        return false
    }

    /// `false` if it wasn't there.
    @discardableResult
    func leave(_ active: ActiveRequest) -> Bool {
        guard first === active else {
            return Self.remove(active, from: &own) || Self.remove(active, from: &fromOutside)
        }
        if own.isEmpty {
            first = fromOutside.isEmpty ? nil : fromOutside.removeFirst()
        } else {
            first = own.removeFirst()
        }
        first?.stopWaiting()
        return true
    }

    private static func remove(_ active: ActiveRequest, from waiting: inout [ActiveRequest]) -> Bool
    {
        guard let index = waiting.firstIndex(where: { $0 === active }) else { return false }
        waiting.remove(at: index)
        return true
    }

    /// Handles other requests while the enclosing one waits for the user. It leaves the queue with
    /// its first wait and comes back after the last one.
    func yieldingQueue<Value>(_ wait: () async -> Value) async -> Value {
        guard let active = ActiveRequest.enclosing else { return await wait() }
        let root = active.root
        active.pause()
        if leave(root) {
            root.isAside = true
            // What was about to come back with it continues as if this wait had begun before.
            root.stopWaiting()
        }
        let value = await wait()
        if root.userWaits == 1 { await rejoin(root) }
        active.resume()
        return value
    }

    private func rejoin(_ active: ActiveRequest) async {
        guard active.isAside, !active.isOver else { return }
        active.isAside = false
        guard first != nil else {
            first = active
            return
        }
        own.insert(active, at: 0)
        await withCheckedContinuation { continuation in
            active.whenFirst { continuation.resume() }
        }
    }
}

/// Too many links from this kind of origin wait already.
struct QueueError: RouteErrorReason {
    /// For each kind of origin.
    static let limit = 16

    /// For instance `custom-scheme`.
    let origins: Set<String>

    var code: String { "queue-full" }

    var problem: String {
        "is refused: \(Self.limit) links of its kind (\(origins.sorted().joined(separator: ", "))) "
            + "already wait for earlier requests"
    }

    var remedy: String { "Open it again in a moment." }
}

extension RouteRequest {
    /// Whether another request is the same, so that one outcome answers both.
    func isSame(as other: RouteRequest) -> Bool {
        url == other.url && trust == other.trust && transition == other.transition
            && source === other.source && origin == other.origin
            && (payload.map { other.payload.map($0.isEqual) ?? false } ?? (other.payload == nil))
    }
}

extension RouteValue {
    /// Values of different types are not equal.
    func isEqual(to other: RouteValue) -> Bool {
        (value as? any Equatable)?.isEqual(to: other.value) ?? false
    }
}

extension Equatable {
    fileprivate func isEqual(to other: any Sendable) -> Bool { other as? Self == self }
}

/// The callers of one request: each is answered once, by the outcome or its own cancellation.
@MainActor
package final class Callers {
    private var waiting: [(number: Int, caller: UnsafeContinuation<RouteOutcome?, Never>)] = []
    private var lastNumber = 0

    var count: Int { waiting.count }

    package init() {}

    /// `whenAbandoned` is called when no caller waits any longer, and may return the outcome.
    /// Returns `nil` if this caller was cancelled while others keep waiting.
    package func outcome(
        whenAbandoned: @escaping @MainActor @Sendable () -> RouteOutcome?
    ) async -> RouteOutcome? {
        lastNumber += 1
        let number = lastNumber
        return await withTaskCancellationHandler {
            // Each one leaves the list as it is resumed.
            await withUnsafeContinuation { waiting.append((number, $0)) }
        } onCancel: {
            Task { @MainActor in
                guard let index = self.waiting.firstIndex(where: { $0.number == number }) else {
                    return
                }
                let caller = self.waiting.remove(at: index).caller
                caller.resume(returning: self.waiting.isEmpty ? whenAbandoned() : nil)
            }
        }
    }

    package func answer(_ outcome: RouteOutcome) {
        let callers = waiting
        waiting = []
        for (_, caller) in callers { caller.resume(returning: outcome) }
    }
}
