import RouteMatching
import RoutingEngine

/// A link from outside that waits for the app to start.
@MainActor
struct Arrival {
    let request: RequestRun
    /// The route that will answer; `nil` if none does.
    let route: RoutePattern?
    /// How often the user had moved when it arrived.
    let moves: Int
    /// The kind of its origins: one kind never replaces another, nor takes its room.
    let kind: Set<String>

    init(request: RequestRun, route: RoutePattern?, moves: Int) {
        self.request = request
        self.route = route
        self.moves = moves
        kind = request.original.trust.originNames
    }
}

/// The links that wait, in the order of their arrival. Each question takes the same time, however
/// many there are.
@MainActor
struct Arrivals {
    /// What a newer link has in common with the one that it replaces.
    private struct Place: Hashable {
        let kind: Set<String>
        let route: RoutePattern?
    }

    private let policy: ArrivalPolicy
    private var waiting: [ObjectIdentifier: (number: Int, arrival: Arrival)] = [:]
    private var counts: [Set<String>: Int] = [:]
    private var last: [Place: RequestRun] = [:]
    private var lastNumber = 0

    init(_ policy: ArrivalPolicy) {
        self.policy = policy
    }

    /// How many wait that have the same kind of origin.
    func count(like arrival: Arrival) -> Int { counts[arrival.kind] ?? 0 }

    /// The link that gives way to a newer one; `nil` if none does.
    func replaced(by new: Arrival) -> RequestRun? { place(of: new).flatMap { last[$0] } }

    mutating func append(_ arrival: Arrival) {
        lastNumber += 1
        waiting[ObjectIdentifier(arrival.request)] = (lastNumber, arrival)
        counts[arrival.kind, default: 0] += 1
        if let place = place(of: arrival) { last[place] = arrival.request }
    }

    mutating func remove(_ request: RequestRun) {
        guard let arrival = waiting.removeValue(forKey: ObjectIdentifier(request))?.arrival else {
            return
        }
        counts[arrival.kind, default: 0] -= 1
        if let place = place(of: arrival), last[place] === request { last[place] = nil }
    }

    /// Removes all, and returns them in order.
    mutating func removeAll() -> [Arrival] {
        let all = waiting.values.sorted { $0.number < $1.number }.map(\.arrival)
        self = Arrivals(policy)
        return all
    }

    private func place(of arrival: Arrival) -> Place? {
        switch policy {
        case .all: nil
        case .latest: Place(kind: arrival.kind, route: nil)
        case .onePerRoute: arrival.route.map { Place(kind: arrival.kind, route: $0) }
        }
    }
}
