/// A set of small numbers, one bit each.
struct VertexSet: Hashable, Sendable {
    private var words: [UInt64]

    /// Creates an empty set that has room for the numbers below a limit.
    init(below limit: Int) {
        words = Array(repeating: 0, count: (limit + 63) / 64)
    }

    var count: Int { words.reduce(0) { $0 + $1.nonzeroBitCount } }

    func contains(_ number: Int) -> Bool {
        words[number / 64] & (1 << (number % 64)) != 0
    }

    mutating func insert(_ number: Int) {
        words[number / 64] |= 1 << (number % 64)
    }

    mutating func formUnion(_ other: VertexSet) {
        for index in words.indices { words[index] |= other.words[index] }
    }

    /// The numbers, ascending.
    var elements: [Int] {
        words.enumerated().flatMap { index, word in
            (0..<64).filter { word & (1 << $0) != 0 }.map { index * 64 + $0 }
        }
    }
}
