extension RouteSet {
    /// Patterns that send a matcher in circles: at each of `depth` places `a` or a parameter in all
    /// combinations, and a last literal that no two share. A path of `a` only that ends otherwise
    /// fits all of them up to its last segment: who tries one branch after the other tries
    /// 2 to the power of `depth`.
    /// - Parameter rests: Whether `**` follows parameters at each depth, so that all branches but
    ///   the last have to fail before it answers.
    public static func hurting(depth: Int, rests: Bool) -> RouteSet {
        let branches = (0..<1 << depth).map { choice in
            let head = (0..<depth).map { choice >> $0 & 1 == 0 ? "a" : ":p\($0)" }
            return "/" + (head + ["end\(choice)"]).joined(separator: "/")
        }
        let tails = (1...depth).map { length in
            "/" + ((0..<length).map { ":p\($0)" } + ["**"]).joined(separator: "/")
        }
        return RouteSet(title: "built to hurt", patterns: rests ? branches + tails : branches)
    }
}

extension Workload {
    /// Paths that fit all patterns of such a set but for the end.
    public static func hurting(depth: Int, rests: Bool) -> Workload {
        let head = String(repeating: "/a", count: depth)
        let rest = "/" + ((0..<depth).map { ":p\($0)" } + ["**"]).joined(separator: "/")
        let calls = (0..<16).map {
            Call(path: "\(head)/miss\($0)", url: "", answer: rests ? rest : nil)
        }
        return Workload(kind: rests ? .parameters : .nearMisses, calls: calls)
    }
}
