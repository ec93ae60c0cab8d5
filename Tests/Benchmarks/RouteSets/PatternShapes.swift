/// The patterns of a set without the names of their parameters: `/product/:`.
struct PatternShapes {
    private let shapes: Set<String>

    init(_ patterns: [String]) {
        shapes = Set(
            patterns.map { pattern in
                pattern.split(separator: "/").map { $0.hasPrefix(":") ? ":" : String($0) }
                    .joined(separator: "/")
            })
    }

    /// Whether any pattern answers a path: it tries each segment as a literal and as a parameter.
    func answer(_ path: String) -> Bool {
        let segments = path.split(separator: "/").map(String.init)
        return (0..<1 << segments.count).contains { choice in
            let shape = segments.enumerated().map { choice >> $0 & 1 == 1 ? ":" : $1 }
            return shapes.contains(shape.joined(separator: "/"))
        }
    }
}
