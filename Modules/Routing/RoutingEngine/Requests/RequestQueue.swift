import RoutingKit

/// Lets one request be handled after another. The app's own are first, each kind in the order in
/// which its requests were made: no number of links from outside delays what the user does.
///
/// It knows requests by their identities only.
@MainActor
final class RequestQueue {
    private struct Place {
        let id: ObjectIdentifier
        let trust: RouteTrust
        /// Called once, when it is the first one or leaves the queue.
        let whenFirst: @MainActor () -> Void
    }

    private var first: (id: ObjectIdentifier, trust: RouteTrust)?
    /// The app's own, which include those of its user.
    private var own: [Place] = []
    private var fromOutside: [Place] = []

    /// Those that wait, in their order.
    var waiting: [ObjectIdentifier] { (own + fromOutside).map(\.id) }

    var isEmpty: Bool { first == nil }

    /// `nil` if a request of this trust may wait. The app's own requests always may.
    func error(for trust: RouteTrust) -> QueueError? {
        guard let first, fromOutside.count + 1 >= QueueError.limit, trust.isOutside
        else { return nil }
        let names = trust.originNames
        let count = ([first.trust] + fromOutside.map(\.trust)).count { $0.originNames == names }
        return count < QueueError.limit ? nil : QueueError(origins: names)
    }

    /// Makes a request the first one, or the last of its kind.
    /// - Returns: Whether it is the first one. If not, `whenFirst` is called later.
    func enter(
        _ id: ObjectIdentifier, trust: RouteTrust, whenFirst: @escaping @MainActor () -> Void
    ) -> Bool {
        if first == nil {
            first = (id, trust)
            return true
        }
        let place = Place(id: id, trust: trust, whenFirst: whenFirst)
        if trust.isOutside { fromOutside.append(place) } else { own.append(place) }
        return false
    }

    /// Makes a request that has left the queue the next one, and returns when it is the first one
    /// or leaves again.
    func rejoin(_ id: ObjectIdentifier, trust: RouteTrust) async {
        guard first != nil else {
            first = (id, trust)
            return
        }
        await withCheckedContinuation { continuation in
            own.insert(Place(id: id, trust: trust) { continuation.resume() }, at: 0)
        }
    }

    /// - Returns: `false` if it wasn't there.
    @discardableResult
    func leave(_ id: ObjectIdentifier) -> Bool {
        guard let first, first.id == id else {
            guard let place = Self.remove(id, from: &own) ?? Self.remove(id, from: &fromOutside)
            else { return false }
            place.whenFirst()
            return true
        }
        let next =
            own.isEmpty
            ? fromOutside.isEmpty ? nil : fromOutside.removeFirst() : own.removeFirst()
        self.first = next.map { ($0.id, $0.trust) }
        next?.whenFirst()
        return true
    }

    private static func remove(_ id: ObjectIdentifier, from places: inout [Place]) -> Place? {
        if places.isEmpty { return nil }
        return places.firstIndex { $0.id == id }.map { places.remove(at: $0) }
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
