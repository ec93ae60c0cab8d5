/// Finds what a misspelt word was meant to be.
package enum Spelling {
    /// The candidate that is closest to a word, if it is close enough to be meant: within a third
    /// of its length. Of equally close ones it is the first. A word longer than 100 characters has
    /// none: comparing takes time with the square of the length, and anybody may send a long URL.
    package static func nearest(to word: String, among candidates: [String]) -> String? {
        guard word.utf8.count <= 100 else { return nil }
        let word = Array(word.asciiLowercased)
        let limit = max(1, word.count / 3)
        return candidates.map { ($0, distance(word, Array($0.asciiLowercased))) }
            .filter { $0.1 <= limit }
            .min { $0.1 < $1.1 }?.0
    }

    /// The number of insertions, deletions, substitutions and swaps of neighbours between two words
    /// (optimal string alignment, after Damerau 1964).
    private static func distance(_ left: [Character], _ right: [Character]) -> Int {
        var before = [Int](repeating: 0, count: right.count + 1)
        var row = Array(0...right.count)
        for i in left.indices {
            var next = [Int](repeating: i + 1, count: right.count + 1)
            for j in right.indices {
                let substitution = row[j] + (left[i] == right[j] ? 0 : 1)
                next[j + 1] = min(substitution, row[j + 1] + 1, next[j] + 1)
                if i > 0, j > 0, left[i] == right[j - 1], left[i - 1] == right[j] {
                    next[j + 1] = min(next[j + 1], before[j - 1] + 1)
                }
            }
            (before, row) = (row, next)
        }
        return row[right.count]
    }
}
