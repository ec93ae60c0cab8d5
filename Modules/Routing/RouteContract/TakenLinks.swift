import RouteMatching
import RoutingEngine
import RoutingKit

/// Finds links that a route of an old contract answers and, in a new one, another route than its
/// successor.
///
/// The order of two patterns depends on nothing else, so a route takes links from another one only
/// if the pattern of one of them has changed. Each such pair with paths in common is tried: a link
/// of both is made, with values that as few other patterns as possible answer, and both tables are
/// asked who wins it.
struct TakenLinks {
    private typealias Form = ArraySlice<RoutePattern.Segment>

    /// The most links that are tried for two forms of patterns.
    private static let maximumLinks = 512

    private let old: ContractTable
    private let new: ContractTable
    private let successors: [Int: Int]
    /// The new routes whose links no old pattern has.
    private let changed: Set<Int>
    private let samples: SampleValues

    init(of comparison: ContractComparison) {
        old = comparison.old
        new = comparison.new
        successors = comparison.successors
        changed = Set(
            comparison.new.patterns.indices.filter { position in
                comparison.predecessors[position].map { comparison.old.patterns[$0].identity }
                    != comparison.new.patterns[position].identity
            })
        samples = SampleValues(unlike: old.patterns + new.patterns)
    }

    /// One link for each two routes: the loser's position in the old contract, and the winner's in
    /// the new one.
    var all: [(loser: Int, winner: Int, link: DeepLink)] {
        if changed.isEmpty { return [] }
        return old.routes.indices.flatMap { loser -> [(loser: Int, winner: Int, link: DeepLink)] in
            guard let successor = successors[loser] else { return [] }
            return new.overlapping(old.patterns[loser]).compactMap { winner in
                guard winner != successor, changed.contains(winner) || changed.contains(successor)
                else { return nil }
                return link(from: loser, to: winner).map { (loser, winner, $0) }
            }
        }
    }

    /// A link that a route answered, and another one answers now.
    private func link(from loser: Int, to winner: Int) -> DeepLink? {
        let pattern = old.typedPattern(at: loser)
        let other = new.patterns[winner]
        return pattern.forms.lazy.flatMap { form in
            other.forms.lazy.flatMap { links(of: form, and: $0) }
        }.first { link in
            old.mayWin(loser, link, as: pattern) && new.mayWin(winner, link, as: other)
        }
    }

    /// Links that both forms answer, as far as their texts go.
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
            var paths: [[String]] = [[]]
            for (left, right) in zip(one, other) {
                let texts = samples.texts(of: left, and: right)
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
