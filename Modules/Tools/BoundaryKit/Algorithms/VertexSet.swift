/// A set of vertices as bits, which makes the union of two sets cheap.
struct VertexSet: Hashable, Sendable {
    /// The last word isn't 0, so that equal sets have equal words.
    private var words: [UInt64] = []

    init(_ vertices: some Sequence<Int> = []) {
        for vertex in vertices { insert(vertex) }
    }

    var isEmpty: Bool { words.isEmpty }
    var count: Int { words.reduce(0) { $0 + $1.nonzeroBitCount } }

    func contains(_ vertex: Int) -> Bool {
        let word = vertex / 64
        return word < words.count && words[word] & (1 << (vertex % 64)) != 0
    }

    mutating func insert(_ vertex: Int) {
        let word = vertex / 64
        while words.count <= word { words.append(0) }
        words[word] |= 1 << (vertex % 64)
    }

    mutating func formUnion(_ other: VertexSet) {
        while words.count < other.words.count { words.append(0) }
        for index in other.words.indices { words[index] |= other.words[index] }
    }

    func subtracting(_ other: VertexSet) -> VertexSet {
        var result = self
        for index in zip(words.indices, other.words.indices).map(\.0) {
            result.words[index] &= ~other.words[index]
        }
        while result.words.last == 0 { result.words.removeLast() }
        return result
    }
}

extension VertexSet: Sequence, ExpressibleByArrayLiteral {
    func makeIterator() -> AnyIterator<Int> {
        var index = 0
        var rest = words.first ?? 0
        return AnyIterator {
            while rest == 0 {
                index += 1
                guard index < words.count else { return nil }
                rest = words[index]
            }
            defer { rest &= rest - 1 }
            return index * 64 + rest.trailingZeroBitCount
        }
    }

    init(arrayLiteral vertices: Int...) { self.init(vertices) }
}
