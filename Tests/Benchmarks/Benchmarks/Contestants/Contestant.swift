/// A contestant, which is asked one text after another.
protocol Contestant {
    /// Its name in the report.
    static var title: String { get }

    /// Whether asking it everything would take minutes.
    static var isSlow: Bool { get }

    /// The patterns in its own order; none if it finds no routes, so that its answers mean nothing.
    var patterns: [String] { get }

    /// The position in ``patterns`` of the one that answers a path or a URL.
    func match(_ text: String) -> Int?
}

extension Contestant {
    static var isSlow: Bool { false }
}
