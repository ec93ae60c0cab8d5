import RoutingKit

/// The requests of a router, which are handled one after the other in the order of the taps.
@MainActor
final class RequestLine {
    /// The first one is being handled.
    private var turns: [RequestTurn] = []

    /// The turn that answers a request as well, because it is the same and came directly before.
    /// An earlier one does not: joining it would overtake what was asked for in between.
    func turn(joinedBy request: RouteRequest) -> RequestTurn? {
        turns.last.flatMap { $0.original.isSame(as: request) ? $0 : nil }
    }

    /// Puts a turn at the end of the line.
    func enter(_ turn: RequestTurn) {
        turns.append(turn)
        if turns.count == 1 { turn.comesFirst(isAtOnce: true) }
    }

    /// Takes a turn out of the line, wherever it stands.
    func leave(_ turn: RequestTurn) {
        guard let place = turns.firstIndex(where: { $0 === turn }) else { return }
        turns.remove(at: place)
        if place == 0 { turns.first?.comesFirst(isAtOnce: false) }
    }

    /// Lets the others go ahead while the request that encloses the running code waits for the
    /// user: what they do meanwhile is a request, too.
    func whileAside<Value>(_ wait: () async -> Value) async -> Value {
        guard let turn = RequestTurn.around else { return await wait() }
        turn.pause()
        leave(turn.root)
        let value = await wait()
        await comeBack(turn.root)
        turn.goOn()
        return value
    }

    private func comeBack(_ turn: RequestTurn) async {
        if turn.isOver { return }
        turns.insert(turn, at: min(turns.count, 1))
        if turns.count == 1 { return }
        await withCheckedContinuation { continuation in
            turn.whenFirst { _ in continuation.resume() }
        }
    }
}
