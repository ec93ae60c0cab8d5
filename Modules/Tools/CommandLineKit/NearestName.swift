extension Collection where Element == String {
    /// The element that a misspelled word probably means: the one with the fewest letters to
    /// insert, remove, replace or move, if these are at most a third of the length and don't exceed
    /// a limit. `nil` if there is none.
    package func nearest(to word: String, edits limit: Int = .max) -> String? {
        let near = compactMap { name -> (edits: Int, name: String)? in
            let steps = Array(name.lowercased()).difference(from: Array(word.lowercased()))
            // A letter that is replaced or moved is inserted and removed.
            let edits = Swift.max(steps.insertions.count, steps.removals.count)
            let isNear = edits <= limit && edits * 3 <= Swift.max(name.count, word.count)
            return isNear && name != word ? (edits, name) : nil
        }
        return near.min { ($0.edits, $0.name) < ($1.edits, $1.name) }?.name
    }
}

extension String {
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
