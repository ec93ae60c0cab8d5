/// A router as the benchmark sees it.
protocol Contestant {
    /// Its name in the report.
    static var title: String { get }

    /// Whether asking it everything would take minutes.
    static var isSlow: Bool { get }

    /// Registers the texts of patterns and compiles them.
    init(patterns: [String]) throws

    /// The patterns in the router's own order.
    var patterns: [String] { get }

    /// The position in ``patterns`` of the one that answers a path or a URL.
    func match(_ text: String) -> Int?
}

extension Contestant {
    static var isSlow: Bool { false }
}
