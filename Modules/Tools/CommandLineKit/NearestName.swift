extension Collection where Element == String {
    /// The element that a misspelled word probably means: the one with the fewest edits, if these
    /// are at most a third of the length and don't exceed a limit. `nil` if there is none.
    package func nearest(to word: String, edits limit: Int = .max) -> String? {
        let letters = Array(word.lowercased())
        let near = compactMap { name -> (edits: Int, name: String)? in
            let edits = name.lowercased().edits(to: letters)
            let isNear = edits <= limit && edits * 3 <= Swift.max(name.count, letters.count)
            return isNear && name != word ? (edits, name) : nil
        }
        return near.min { ($0.edits, $0.name) < ($1.edits, $1.name) }?.name
    }
}

extension String {
    /// The number of letters to insert, remove, replace or swap with their neighbors (Damerau,
    /// 1964).
    fileprivate func edits(to other: [Character]) -> Int {
        let own = Array(self)
        var before: [Int] = []
        var last = Array(0...other.count)
        for row in own.indices {
            var next = [row + 1]
            for column in other.indices {
                let isSame = own[row] == other[column]
                var cost = Swift.min(
                    last[column] + (isSame ? 0 : 1), last[column + 1] + 1, next[column] + 1)
                if row > 0, column > 0, own[row] == other[column - 1], own[row - 1] == other[column]
                {
                    cost = Swift.min(cost, before[column - 1] + 1)
                }
                next.append(cost)
            }
            before = last
            last = next
        }
        return last[other.count]
    }

    /// The text with others in place of some scalars.
    ///
    /// A delimiter has to be found among scalars: together with a combining mark after it, or a
    /// prepended one before it, it is another character.
    package func mappingScalars(_ replacement: (Unicode.Scalar) -> String?) -> String {
        unicodeScalars.reduce(into: "") { text, scalar in
            text.unicodeScalars.append(
                contentsOf: replacement(scalar)?.unicodeScalars ?? String(scalar).unicodeScalars)
        }
    }
}
