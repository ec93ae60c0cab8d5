import RouteMatching
import RoutingEngine

extension ContractComparison {
    /// Finds one link for each two routes of which one takes links from the other.
    ///
    /// The order of two patterns depends on nothing else, so a route takes links from another one
    /// only if the pattern of one of them has changed. Each such pair with paths in common is
    /// tried: a link of both is made, with values that as few other patterns as possible answer,
    /// and both tables are asked who wins it.
    mutating func compareWinners() {
        if unchanged.count == new.routes.count { return }
        for (loser, route) in old.routes.enumerated() {
            guard let successor = successors[loser] else { continue }
            let pattern = old.typedPattern(at: loser)
            for winner in new.overlapping(old.patterns[loser]) where winner != successor {
                guard !unchanged.isSuperset(of: [winner, successor]),
                    let link = samples.links(of: pattern, and: new.patterns[winner])
                        .first(where: { old.mayWin(loser, $0) && new.mayWin(winner, $0) })
                else { continue }
                let text = "it answers \(link), which \(route.path) answered before"
                add(
                    [.init(fact: .precedence, narrows: true, detail: text)], to: route,
                    by: new.routes[winner])
            }
        }
    }
}
