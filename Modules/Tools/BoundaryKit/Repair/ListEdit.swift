/// The changes of one list in a manifest.
struct ListEdit {
    /// The indices of the elements to remove.
    var removed: Set<Int> = []
    /// The elements to append.
    var added: [String] = []

    /// The parts of the source to replace, which don't overlap.
    func replacements(in group: ManifestOutline.Group, of outline: ManifestOutline) -> [Replacement]
    {
        let items = group.items
        guard let last = items.indices.last(where: { !removed.contains($0) }) else {
            let text = added.joined(separator: ", ")
            return [Replacement(range: group.open + 1..<group.close, text: text)]
        }
        var parts = removed.filter { $0 < last }.sorted().map { index in
            Replacement(
                range: items[index].range.lowerBound..<items[index + 1].range.lowerBound, text: "")
        }
        let end = items[last].range.upperBound
        let rest = items[items.count - 1].range.upperBound
        let separator = separator(before: items[last], of: outline)
        let text = added.map { separator + $0 }.joined()
        if rest > end || !text.isEmpty { parts.append(Replacement(range: end..<rest, text: text)) }
        return parts
    }

    /// What separates a new element from the last one: a line break with the same indentation if the
    /// last one begins its line.
    private func separator(
        before item: ManifestOutline.Item, of outline: ManifestOutline
    ) -> String {
        let before = outline.source[..<item.range.lowerBound]
        let start = before.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
        let indentation = outline.text(of: start..<item.range.lowerBound)
        return indentation.allSatisfy(\.isWhitespace) ? ",\n\(indentation)" : ", "
    }
}

/// A part of a source, and the text that replaces it.
struct Replacement {
    let range: Range<Int>
    let text: String
}
