/// Paths to match against one route set, all different, in a shuffled order that never changes.
public struct Workload: Sendable {
    /// What its paths have in common.
    public enum Kind: String, CaseIterable, Sendable {
        /// A route with at least one parameter answers.
        case parameters
        /// A route of literals only answers.
        case fixed = "static"
        /// A route's path with one letter changed, one segment too many or one too few.
        case nearMisses = "near misses"
        /// Words that stand in no route.
        case farMisses = "far misses"
    }

    /// One path, and the pattern that has to answer it; `nil` for a miss.
    public struct Call: Sendable {
        public let path: String
        /// The path on the app's host, with a query of one to three items.
        public let url: String
        public let answer: String?
    }

    /// What its paths have in common.
    public let kind: Kind
    /// The calls in the order in which they are made.
    public let calls: [Call]

    init(kind: Kind, calls: [Call]) {
        self.kind = kind
        self.calls = calls
    }

    /// Makes the calls of one kind: one for ten routes, 512 at least, less where there are not so
    /// many different paths.
    public init(_ kind: Kind, of routes: RouteSet) {
        self.kind = kind
        var random = SeededRandom(seed: UInt64(routes.patterns.count))
        let shapes = PatternShapes(routes.patterns)
        let hits = routes.patterns.filter { $0.contains(":") == (kind != .fixed) }
        let wanted = max(512, routes.patterns.count / 10)
        var seen: Set<String> = []
        var calls: [Call] = []
        // Static routes are few in a small set, so the search for different paths has an end.
        for _ in 0..<wanted * 40 where calls.count < wanted {
            let pattern = random.pick(hits)
            var path = random.path(of: pattern)
            switch kind {
            case .parameters, .fixed: break
            case .nearMisses: path = random.nearMiss(of: path)
            case .farMisses: path = random.farMiss()
            }
            let answer = kind == .parameters || kind == .fixed ? pattern : nil
            guard answer != nil || !shapes.answer(path), seen.insert(path).inserted else {
                continue
            }
            let url = "https://momentsapp.com\(path)?\(random.query())"
            calls.append(Call(path: path, url: url, answer: answer))
        }
        self.calls = calls
    }
}
