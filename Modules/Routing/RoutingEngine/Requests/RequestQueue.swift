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
        /// Continues when it is the first one or leaves the queue.
        // A closure, since the size of a continuation is found while the app runs.
        var turn: (() -> Void)?
    }

    /// The request that is handled.
    private var first: Place?
    /// Those that wait for it: the app's own requests, and then links from outside.
    private var others: [Place] = []

    var isEmpty: Bool { first == nil }

    /// Why a request of this trust may not wait; `nil` if it may. The app's own requests always
    /// may, and the one that is handled takes no place of those that wait.
    func error(for trust: RouteTrust) -> RouteError.Reason? {
        guard trust.isOutside, !others.isEmpty else { return nil }
        let names = trust.originNames
        return .queueFull(of: names, with: others.count { $0.trust.originNames == names })
    }

    /// Makes a request that was the first one before the next one, and waits for its turn.
    func rejoin(_ id: ObjectIdentifier, trust: RouteTrust) async {
        if !enter(id, trust: trust, isNext: true) { await turn(of: id) }
    }

    /// Makes a request the first one, or the last of its kind.
    /// - Parameter isNext: Whether it is the next one instead.
    /// - Returns: Whether it is the first one. If not, it waits for its ``turn(of:)``.
    func enter(_ id: ObjectIdentifier, trust: RouteTrust, isNext: Bool = false) -> Bool {
        let place = Place(id: id, trust: trust, isOwn: isNext || !trust.isOutside)
        if first == nil {
            first = place
            return true
        }
        let later = isNext ? 0 : others.firstIndex { place.isOwn && !$0.isOwn }
        others.insert(place, at: later ?? others.count)
        return false
    }

    /// Waits until a request is the first one, or leaves the queue.
    func turn(of id: ObjectIdentifier) async {
        guard let index = others.firstIndex(where: { $0.id == id }) else { return }
        await withCheckedContinuation { continuation in
            others[index].turn = { continuation.resume() }
        }
    }

    /// Removes a request.
    /// - Returns: `false` if it wasn't there.
    @discardableResult
    func leave(_ id: ObjectIdentifier) -> Bool {
        if first?.id == id {
            first = others.isEmpty ? nil : others.removeFirst()
            first?.turn?()
            return true
        }
        guard let index = others.firstIndex(where: { $0.id == id }) else { return false }
        others.remove(at: index).turn?()
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
