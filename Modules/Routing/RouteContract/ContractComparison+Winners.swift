import RouteMatching
import RoutingEngine
import RoutingKit

/// A link that a route of an old contract answers and, in a new one, another route than its
/// successor.
struct TakenLink {
    /// The position of the route in the old contract, and of the other one in the new contract.
    let loser: Int, winner: Int
    let link: DeepLink
}

extension ContractComparison {
    /// One link for each two routes of which one takes links from the other.
    ///
    /// The order of two patterns depends on nothing else, so a route takes links from another one
    /// only if the pattern of one of them has changed. Each such pair with paths in common is
    /// tried: a link of both is made, with values that as few other patterns as possible answer,
    /// and both tables are asked who wins it.
    var takenLinks: [TakenLink] {
        mutating get {
            let changed = Set(
                new.patterns.indices.filter { position in
                    predecessors[position].map { old.patterns[$0].identity }
                        != new.patterns[position].identity
                })
            if changed.isEmpty { return [] }
            return old.routes.indices.flatMap { loser -> [TakenLink] in
                guard let successor = successors[loser] else { return [] }
                return new.overlapping(old.patterns[loser]).compactMap { winner in
                    let isChanged = changed.contains(winner) || changed.contains(successor)
                    if winner == successor || !isChanged { return nil }
                    let pattern = old.typedPattern(at: loser)
                    return samples.links(of: pattern, and: new.patterns[winner])
                        .first { old.mayWin(loser, $0) && new.mayWin(winner, $0) }
                        .map { TakenLink(loser: loser, winner: winner, link: $0) }
                }
            }
        }
    }
}
