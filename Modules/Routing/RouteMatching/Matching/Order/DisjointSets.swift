/// Numbers that are joined, also by way of others (Galler and Fischer, 1964).
struct DisjointSets {
    private var parents: [Int]

    /// Numbers from zero on, of which none is joined with another one.
    init(count: Int) { parents = Array(0..<count) }

    /// Whether all of some numbers are joined.
    mutating func areJoined(_ numbers: [Int]) -> Bool {
        guard let first = numbers.first.map({ root(of: $0) }) else { return true }
        for number in numbers where root(of: number) != first { return false }
        return true
    }

    /// Joins some numbers.
    mutating func join(_ numbers: [Int]) {
        guard let first = numbers.first.map({ root(of: $0) }) else { return }
        for number in numbers { parents[root(of: number)] = first }
    }

    private mutating func root(of number: Int) -> Int {
        var number = number
        while parents[number] != number {
            parents[number] = parents[parents[number]]
            number = parents[number]
        }
        return number
    }
}
