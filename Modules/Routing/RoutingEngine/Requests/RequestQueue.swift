import RoutingKit

/// Lets one request be handled after another. The app's own are first, each kind in the order in
/// which its requests were made: no number of links from outside delays what the user does.
///
/// It knows requests by their identities only.
@MainActor
final class RequestQueue {
    /// How many links of each kind of origin, for instance `custom-scheme`, may wait.
    nonisolated static let limitFromOutside = 16

    private struct Place {
        let id: ObjectIdentifier
        let trust: RouteTrust
        /// Whether it is one of the app's own, which include those of its user.
        let isOwn: Bool
        /// Called once, when it is the first one or leaves the queue.
        let whenFirst: @MainActor () -> Void
    }

    /// The request that is handled, then the app's own requests, and then links from outside.
    private var places: [Place] = []

    /// The requests that wait, in their order.
    var waiting: [ObjectIdentifier] { places.dropFirst().map(\.id) }

    var isEmpty: Bool { places.isEmpty }

    /// Why a request of this trust may not wait; `nil` if it may. The app's own requests always
    /// may.
    func error(for trust: RouteTrust) -> RouteError.Reason? {
        guard trust.isOutside, places.count >= Self.limitFromOutside else { return nil }
        let names = trust.originNames
        return .queueFull(of: names, with: places.count { $0.trust.originNames == names })
    }

    /// Makes a request the first one, or the last of its kind.
    /// - Returns: Whether it is the first one. If not, `whenFirst` is called later.
    func enter(
        _ id: ObjectIdentifier, trust: RouteTrust, whenFirst: @escaping @MainActor () -> Void
    ) -> Bool {
        let isOwn = !trust.isOutside
        let links = places.dropFirst().firstIndex { isOwn && !$0.isOwn }
        places.insert(
            Place(id: id, trust: trust, isOwn: isOwn, whenFirst: whenFirst),
            at: links ?? places.count)
        return places.count == 1
    }

    /// Makes a request that has left the queue the next one, and returns when it is the first one
    /// or leaves again.
    func rejoin(_ id: ObjectIdentifier, trust: RouteTrust) async {
        if places.isEmpty {
            return places.append(Place(id: id, trust: trust, isOwn: true) {})
        }
        await withCheckedContinuation { continuation in
            let place = Place(id: id, trust: trust, isOwn: true) { continuation.resume() }
            places.insert(place, at: 1)
        }
    }

    /// Removes a request.
    /// - Returns: `false` if it wasn't there.
    @discardableResult
    func leave(_ id: ObjectIdentifier) -> Bool {
        guard let index = places.firstIndex(where: { $0.id == id }) else { return false }
        let place = places.remove(at: index)
        if index > 0 { place.whenFirst() } else { places.first?.whenFirst() }
        return true
    }
}

extension RouteError.Reason {
    /// Why one more link from this kind of origin may not wait beside `count` others; `nil` if it
    /// may.
    static func queueFull(of origins: Set<String>, with count: Int) -> RouteError.Reason? {
        let limit = RequestQueue.limitFromOutside
        if count < limit { return nil }
        let names = origins.sorted().joined(separator: ", ")
        return .custom(
            code: "queue-full",
            problem: "is refused: \(limit) links of its kind (\(names)) already wait for earlier "
                + "requests",
            remedy: "Open it again in a moment.")
    }
}
