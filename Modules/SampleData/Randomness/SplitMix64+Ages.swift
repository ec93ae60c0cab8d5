extension SplitMix64 {
    /// Ages in seconds, the youngest first, in bursts and pauses as people post.
    mutating func ages(count: Int, in range: ClosedRange<Int>) -> [Int] {
        var elapsed = 0
        var positions = [0]
        while positions.count < count {
            elapsed += pause()
            positions.append(elapsed)
        }
        let length = range.upperBound - range.lowerBound
        return positions.map { range.lowerBound + $0 * length / max(elapsed, 1) }
    }

    private mutating func pause() -> Int {
        switch number(below: 10) {
        case 0..<3: number(in: 120...2_400)
        case 3..<8: number(in: 3_600...32_400)
        default: number(in: 32_400...86_400)
        }
    }
}
