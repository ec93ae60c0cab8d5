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

    /// Makes the calls of one kind: one for ten routes, 512 at least; of static ones no more than
    /// there are.
    public init(_ kind: Kind, of routes: RouteSet) {
        self.kind = kind
        let count = max(512, routes.patterns.count / 10)
        let shapes = PatternShapes(routes.patterns)
        let bound = routes.patterns.filter { $0.contains(":") }
        var random = SeededRandom(seed: UInt64(routes.patterns.count))
        switch kind {
        case .parameters:
            calls = Self.different(count) {
                let pattern = random.pick(bound)
                return Call(path: random.path(of: pattern), answer: pattern, &random)
            }
        case .fixed:
            calls = Set(routes.patterns).subtracting(bound).sorted().shuffled(using: &random)
                .prefix(count).map { Call(path: $0, answer: $0, &random) }
        case .nearMisses:
            calls = Self.different(count) {
                let path = random.nearMiss(of: random.path(of: random.pick(bound)))
                return shapes.answer(path) ? nil : Call(path: path, answer: nil, &random)
            }
        }
    }

    private static func different(_ count: Int, _ make: () -> Call?) -> [Call] {
        var paths: Set<String> = []
        var calls: [Call] = []
        while calls.count < count {
            if let call = make(), paths.insert(call.path).inserted { calls.append(call) }
        }
        return calls
    }
}

extension Workload.Call {
    fileprivate init(path: String, answer: String?, _ random: inout SeededRandom) {
        self.init(
            path: path, url: "https://momentsapp.com\(path)?\(random.query())", answer: answer)
    }
}
