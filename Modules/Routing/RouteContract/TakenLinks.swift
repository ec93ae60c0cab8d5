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
        let changed = Set(
            new.patterns.indices.filter { position in
                predecessors[position].map { old.patterns[$0].identity }
                    != new.patterns[position].identity
            })
        if changed.isEmpty { return [] }
        let samples = SampleValues(unlike: old.patterns + new.patterns)
        return old.routes.indices.flatMap { loser -> [TakenLink] in
            guard let successor = successors[loser] else { return [] }
            return new.overlapping(old.patterns[loser]).compactMap { winner in
                guard winner != successor, changed.contains(winner) || changed.contains(successor)
                else { return nil }
                let pattern = old.typedPattern(at: loser)
                let other = new.patterns[winner]
                let link = samples.links(of: pattern, and: other).first { link in
                    old.mayWin(loser, link, as: pattern) && new.mayWin(winner, link, as: other)
                }
                return link.map { TakenLink(loser: loser, winner: winner, link: $0) }
            }
        }
    }
}

extension SampleValues {
    private typealias Form = ArraySlice<RoutePattern.Segment>

    /// The most links that are made for two forms of patterns.
    private static let maximumLinks = 512

    /// Links that two patterns answer, as far as their texts go.
    fileprivate func links(of one: RoutePattern, and other: RoutePattern) -> some Sequence<DeepLink>
    {
        one.forms.lazy.flatMap { form in
            other.forms.lazy.flatMap { links(of: form, and: $0) }
        }
    }

    private func links(of one: Form, and other: Form) -> [DeepLink] {
        let rests = [one, other].filter { $0.last?.isRest == true }.count
        let count = max(one.count, other.count)
        // Two rests may have a segment in common that another pattern of this length takes.
        return (count...(count + (rests == 2 ? 1 : 0))).flatMap { count -> [DeepLink] in
            guard let one = one.extended(to: count), let other = other.extended(to: count) else {
                return []
            }
            // All combinations of the texts of each segment. They are few: one for two plain
            // values, or the texts of an enumeration.
            let paths = zip(one, other).reduce(into: [[String]()]) { paths, segments in
                let texts = texts(of: segments.0, and: segments.1)
                let longer = paths.flatMap { path in texts.map { path + [$0] } }
                paths = Array(longer.prefix(Self.maximumLinks))
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
