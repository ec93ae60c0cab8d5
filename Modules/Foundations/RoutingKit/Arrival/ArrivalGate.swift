/// The place in front of the line where links from outside wait until the app is ready.
@MainActor
final class ArrivalGate {
    /// A link that waits.
    struct Arrival {
        let turn: RequestTurn
        /// The route that will answer, which one of the policies compares; `nil` if none does.
        let route: RoutePattern?
        /// How often the user had moved by hand when it came.
        let moves: Int
    }

    private let rules: ArrivalRules
    private var missing: Set<Readiness>
    private var arrivals: [Arrival] = []

    init(_ rules: ArrivalRules) {
        self.rules = rules
        missing = rules.conditions
    }

    /// Whether links go through.
    var isOpen: Bool { missing.isEmpty }

    /// How long a link waits at the most.
    var patience: RequestStep {
        RequestStep(
            name: "the start of the app", limit: rules.lifetime, isArrival: true)
    }

    /// Meets a condition.
    /// - Returns: The links that go through now, in the order of their arrival.
    func meet(_ condition: Readiness) -> [Arrival] {
        missing.remove(condition)
        guard isOpen else { return [] }
        defer { arrivals = [] }
        return arrivals
    }

    /// Lets a link wait.
    /// - Returns: The links whose place it takes.
    /// - Throws: ``ArrivalFault/full(limit:)`` if as many as may wait do so already.
    func hold(_ arrival: Arrival) throws(ArrivalFault) -> [RequestTurn] {
        let replaced = arrivals.filter { isReplaced($0, by: arrival) }
        guard arrivals.count - replaced.count < rules.limit else {
            throw .full(limit: rules.limit)
        }
        arrivals = arrivals.filter { !isReplaced($0, by: arrival) } + [arrival]
        return replaced.map(\.turn)
    }

    /// The link that waits already and is the same as one that arrives directly after it.
    func turn(joinedBy request: RouteRequest) -> RequestTurn? {
        arrivals.last.flatMap { $0.turn.original.isSame(as: request) ? $0.turn : nil }
    }

    /// Lets go of a link that has ended meanwhile.
    func leave(_ turn: RequestTurn) {
        arrivals.removeAll { $0.turn === turn }
    }

    private func isReplaced(_ old: Arrival, by new: Arrival) -> Bool {
        switch rules.policy {
        case .all: false
        case .latest: true
        case .onePerRoute: old.route != nil && old.route == new.route
        }
    }
}
