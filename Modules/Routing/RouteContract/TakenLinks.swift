import RouteMatching
import RoutingEngine
import RoutingKit

/// Finds links that a route of an old contract answers and, in a new one, another route than its
/// successor.
///
/// A route takes links from others if it is new, or if its pattern has changed. So each such route
/// is compared with those whose paths it has in common: a link of both is made, with values that as
/// few other patterns as possible answer, and both tables are asked who wins it.
struct TakenLinks {
    /// One link that a route takes from another one.
    struct Example {
        let link: DeepLink
        /// The position of the route in the old contract, and that of the other one in the new
        /// contract.
        let loser: Int, winner: Int
    }

    /// The most links that are tried for two forms of patterns.
    private static let maximumLinks = 512

    private let old: ContractTable
    private let new: ContractTable
    private let samples: SampleValues

    /// One link for each two routes.
    static func all(old: ContractTable, new: ContractTable, pairs: RoutePairs) -> [Example] {
        let winners = new.routes.indices.filter { position in
            pairs.predecessors[position].map { old.identities[$0] } != new.identities[position]
        }
        // Without a new pattern, each link has the answer that it had: the order of two patterns
        // depends on nothing else.
        if winners.isEmpty { return [] }
        let search = TakenLinks(
            old: old, new: new, samples: SampleValues(unlike: old.patterns + new.patterns))
        var found = winners.flatMap { winner in
            old.links.overlapping(new.patterns[winner]).compactMap { loser in
                pairs.successors[loser].flatMap { successor in
                    successor == winner ? nil : search.example(loser, winner)
                }
            }
        }
        // A route that takes more itself may also be answered by others that have always been
        // there.
        let known = Set(winners)
        for winner in winners {
            guard let loser = pairs.predecessors[winner] else { continue }
            found += new.links.overlapping(old.patterns[loser]).compactMap { other in
                known.contains(other) ? nil : search.example(loser, other)
            }
        }
        return found
    }

    /// A link that a route answered, and another one answers now.
    private func example(_ loser: Int, _ winner: Int) -> Example? {
        for form in old.patterns[loser].forms {
            for other in new.patterns[winner].forms {
                for link in links(of: form, and: other, for: old.routes[loser])
                where old.links.mayWin(loser, link) && new.links.mayWin(winner, link)
                    && old.reads(link, at: loser)
                {
                    return Example(link: link, loser: loser, winner: winner)
                }
            }
        }
        return nil
    }

    private typealias Form = ArraySlice<RoutePattern.Segment>

    /// Links that both forms answer, as far as their texts go.
    private func links(of one: Form, and other: Form, for route: ContractRoute) -> [DeepLink] {
        let rests = [one, other].filter { $0.last?.isRest == true }.count
        let count = max(one.count, other.count)
        // Two rests may have a segment in common that another pattern of this length takes.
        return (count...(count + (rests == 2 ? 1 : 0))).flatMap { count -> [DeepLink] in
            guard let one = one.extended(to: count), let other = other.extended(to: count) else {
                return []
            }
            // All combinations of the texts of each segment. They are few: one for two plain
            // values, or the texts of an enumeration.
            var paths: [[String]] = [[]]
            for (left, right) in zip(one, other) {
                // A route whose parameter is a number never answered a word.
                let type = route.parameters.first { $0.name == left.name }?.type
                let texts = samples.texts(of: left, and: right, as: type)
                paths = Array(
                    paths.flatMap { path in texts.map { path + [$0] } }.prefix(Self.maximumLinks))
            }
            return paths.map { DeepLink(segments: $0) }
        }
    }
}

extension ArraySlice<RoutePattern.Segment> {
    /// The form with as many segments; `nil` if it answers no such path.
    fileprivate func extended(to count: Int) -> [RoutePattern.Segment]? {
        guard let last, last.isRest else { return count == self.count ? Array(self) : nil }
        guard count >= self.count else { return nil }
        return dropLast() + Array(repeating: .wildcard, count: count - self.count + 1)
    }
}
