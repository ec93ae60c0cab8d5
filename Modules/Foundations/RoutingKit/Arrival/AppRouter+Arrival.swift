extension AppRouter {
    /// Whether links from outside are opened as soon as they arrive.
    public var isReady: Bool { gate.isOpen }

    /// Meets a condition of the start. With the last one, the links that have waited are opened in
    /// the order of their arrival.
    public func meet(_ condition: Readiness) {
        for arrival in gate.meet(condition) {
            if watchdog.isLate(arrival.turn) {
                timeOut(arrival.turn, in: gate.patience)
            } else if arrival.moves == movesByHand {
                line.enter(arrival.turn)
            } else {
                // Opening it now would tear away what the user has turned to.
                let link = LateLink(url: told(arrival.turn.request).url ?? "")
                late.append((link, arrival.turn))
                tell(.late(link))
            }
        }
    }

    /// The links that the user has to be asked about, in the order of their arrival.
    public var lateLinks: [LateLink] { late.map(\.link) }

    /// Opens a late link as the user wishes, or lets it go.
    public func answer(_ link: LateLink, opens: Bool) {
        guard let place = late.firstIndex(where: { $0.link == link }) else { return }
        let turn = late.remove(at: place).turn
        if watchdog.isLate(turn) {
            timeOut(turn, in: gate.patience)
        } else if opens {
            line.enter(turn)
        } else {
            refuse(turn, because: .arrival(.declined))
        }
    }

    /// Lets a link from outside wait until the app is ready.
    func wait(_ turn: RequestTurn) {
        let request = turn.request
        let route = try? resolve(request.url, from: request.reader, trust: request.trust).route
        let arrival = ArrivalGate.Arrival(turn: turn, route: route?.pattern, moves: movesByHand)
        do throws(ArrivalFault) {
            for replaced in try gate.hold(arrival) {
                refuse(replaced, because: .arrival(.replaced))
            }
            turn.begin(gate.patience)
        } catch {
            refuse(turn, because: .arrival(error))
        }
    }

    /// Lets go of a link that has ended while it waited.
    func leave(_ turn: RequestTurn) {
        gate.leave(turn)
        late.removeAll { $0.turn === turn }
    }
}
