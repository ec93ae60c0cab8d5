extension LayeredGraph {
    /// The position of each vertex's center along its layer: near its neighbors, without overlaps.
    /// - Parameters:
    ///   - extents: The length of each vertex along its layer.
    ///   - gap: The minimum distance between two vertices; half of it between bends.
    func positions(extents: [Double], gap: Double, sweeps: Int = 16) -> [Double] {
        var positions = Array(repeating: 0.0, count: lower.count)
        func extent(_ vertex: Int) -> Double { isBend(vertex) ? 0 : extents[vertex] }
        /// Bends have the largest weight, so that long lines are straight (Gansner and others,
        /// 1993).
        func weight(_ one: Int, _ other: Int) -> Double {
            isBend(one) && isBend(other) ? 8 : isBend(one) || isBend(other) ? 2 : 1
        }
        func place(_ layer: [Int], near neighbours: (Int) -> [Int]) {
            var offsets = [0.0]
            for (one, next) in zip(layer, layer.dropFirst()) {
                let isPassed = isBend(one) && isBend(next)
                let distance = (extent(one) + extent(next)) / 2 + (isPassed ? gap / 2 : gap)
                offsets.append((offsets.last ?? 0) + distance)
            }
            let wishes = zip(layer, offsets).map { vertex, offset in
                let near = neighbours(vertex)
                let total = near.reduce(0) { $0 + weight(vertex, $1) }
                let sum = near.reduce(0) { $0 + weight(vertex, $1) * positions[$1] }
                let wish = near.isEmpty ? positions[vertex] : sum / total
                return (value: wish - offset, weight: max(total, 0.1))
            }
            for (index, value) in Self.ascending(wishes).enumerated() {
                positions[layer[index]] = value + offsets[index]
            }
        }
        for sweep in 0..<sweeps {
            if sweep.isMultiple(of: 2) {
                for layer in layers.reversed() { place(layer, near: { lower[$0] }) }
            } else {
                for layer in layers { place(layer, near: { upper[$0] }) }
            }
        }
        for layer in layers { place(layer, near: { upper[$0] + lower[$0] }) }
        return positions
    }

    /// The ascending values with the smallest weighted sum of squared differences from the wishes,
    /// by pooling adjacent violators (Ayer and others, 1955).
    private static func ascending(_ wishes: [(value: Double, weight: Double)]) -> [Double] {
        var pools: [(value: Double, weight: Double, count: Int)] = []
        for wish in wishes {
            var pool = (value: wish.value, weight: wish.weight, count: 1)
            while let last = pools.last, last.value >= pool.value {
                pools.removeLast()
                let weight = last.weight + pool.weight
                let value = (last.value * last.weight + pool.value * pool.weight) / weight
                pool = (value, weight, last.count + pool.count)
            }
            pools.append(pool)
        }
        return pools.flatMap { Array(repeating: $0.value, count: $0.count) }
    }
}
