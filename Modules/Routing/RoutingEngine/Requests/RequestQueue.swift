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

    /// The request that is handled.
    private var first: Place?
    /// Those that wait for it: the app's own requests, and then links from outside.
    private var others: [Place] = []

    /// The requests that wait, in their order.
    var waiting: [ObjectIdentifier] { others.map(\.id) }

    var isEmpty: Bool { first == nil }

    /// Why a request of this trust may not wait; `nil` if it may. The app's own requests always
    /// may.
    func error(for trust: RouteTrust) -> RouteError.Reason? {
        guard trust.isOutside, let first else { return nil }
        let names = trust.originNames
        return .queueFull(
            of: names, with: ([first] + others).count { $0.trust.originNames == names })
    }

    /// Makes a request the first one, or the last of its kind.
    /// - Returns: Whether it is the first one. If not, `whenFirst` is called later.
    func enter(
        _ id: ObjectIdentifier, trust: RouteTrust, whenFirst: @escaping @MainActor () -> Void
    ) -> Bool {
        let place = Place(id: id, trust: trust, isOwn: !trust.isOutside, whenFirst: whenFirst)
        if first == nil {
            first = place
            return true
        }
        let links = others.firstIndex { place.isOwn && !$0.isOwn }
        others.insert(place, at: links ?? others.count)
        return false
    }

    /// Makes a request that has left the queue the next one, and returns when it is the first one
    /// or leaves again.
    func rejoin(_ id: ObjectIdentifier, trust: RouteTrust) async {
        if first == nil { return first = Place(id: id, trust: trust, isOwn: true) {} }
        await withCheckedContinuation { continuation in
            let place = Place(id: id, trust: trust, isOwn: true) { continuation.resume() }
            others.insert(place, at: 0)
        }
    }

    /// Removes a request.
    /// - Returns: `false` if it wasn't there.
    @discardableResult
    func leave(_ id: ObjectIdentifier) -> Bool {
        if first?.id == id {
            first = others.isEmpty ? nil : others.removeFirst()
            first?.whenFirst()
            return true
        }
        guard let index = others.firstIndex(where: { $0.id == id }) else { return false }
        others.remove(at: index).whenFirst()
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
