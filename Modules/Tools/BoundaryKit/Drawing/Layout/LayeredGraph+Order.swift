extension LayeredGraph {
    /// Orders each layer so that few lines cross.
    ///
    /// Moves every vertex to the mean position of its neighbors, layer by layer, alternately down
    /// and up, and keeps the best order.
    mutating func order(sweeps: Int = 24) {
        var best = (layers: layers, crossings: crossings)
        for sweep in 0..<sweeps where best.crossings > 0 {
            if sweep.isMultiple(of: 2) {
                for layer in layers.indices.dropFirst() { sort(layer, by: upper, in: layer - 1) }
            } else {
                for layer in layers.indices.dropLast().reversed() {
                    sort(layer, by: lower, in: layer + 1)
                }
            }
            let crossings = crossings
            if crossings < best.crossings { best = (layers, crossings) }
        }
        layers = best.layers
    }

    /// The number of pairs of lines that cross.
    var crossings: Int {
        let places = places
        return layers.dropLast().reduce(0) { sum, layer in
            sum
                + Self.inversions(
                    in: layer.flatMap { vertex in lower[vertex].map { places[$0] }.sorted() })
        }
    }

    /// The position of each vertex in its layer.
    private var places: [Int] {
        var places = Array(repeating: 0, count: lower.count)
        for layer in layers {
            for (place, vertex) in layer.enumerated() { places[vertex] = place }
        }
        return places
    }

    private mutating func sort(_ layer: Int, by neighbours: [[Int]], in other: Int) {
        var places: [Int: Int] = [:]
        for (place, vertex) in layers[other].enumerated() { places[vertex] = place }
        let keys = layers[layer].enumerated().map { place, vertex in
            let near = neighbours[vertex].compactMap { places[$0] }
            // A vertex without a neighbor there keeps its position.
            let mean =
                near.isEmpty
                ? Double(place) : Double(near.reduce(0, +)) / Double(near.count)
            return (mean: mean, place: place, vertex: vertex)
        }
        layers[layer] = keys.sorted { ($0.mean, $0.place) < ($1.mean, $1.place) }.map(\.vertex)
    }

    /// The number of inversions, counted by merge sort.
    private static func inversions(in numbers: [Int]) -> Int {
        var numbers = numbers
        return sort(&numbers, 0..<numbers.count)
    }

    private static func sort(_ numbers: inout [Int], _ range: Range<Int>) -> Int {
        guard range.count > 1 else { return 0 }
        let middle = range.lowerBound + range.count / 2
        var count = sort(&numbers, range.lowerBound..<middle)
        count += sort(&numbers, middle..<range.upperBound)
        var merged: [Int] = []
        merged.reserveCapacity(range.count)
        var (left, right) = (range.lowerBound, middle)
        while left < middle || right < range.upperBound {
            if right == range.upperBound || left < middle && numbers[left] <= numbers[right] {
                merged.append(numbers[left])
                left += 1
            } else {
                count += middle - left
                merged.append(numbers[right])
                right += 1
            }
        }
        numbers.replaceSubrange(range, with: merged)
        return count
    }
}
