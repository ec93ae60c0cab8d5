/// The changes of one list in a manifest. Only the comments in the line of a removed element go
/// with it, because others can be about its neighbors.
struct ListEdit {
    /// The indices of the elements to remove.
    var removed: Set<Int> = []
    /// The elements to append.
    var added: [String] = []

    /// The parts of the source to replace, which don't overlap.
    func replacements(in group: ManifestOutline.Group, of outline: ManifestOutline) -> [Replacement]
    {
        let elements = group.items.map { ListElement($0.range, in: outline) }
        let gone = removals(of: elements)
        guard let last = elements.indices.last(where: { !removed.contains($0) }) else {
            return replacements(in: group.open + 1..<group.close, of: outline, elements, gone)
        }
        let next = gone.first { $0.lowerBound > elements[last].range.lowerBound }
        let end = end(of: elements[last], before: next, endsInComma: elements.endInComma, outline)
        return gone.map { Replacement(range: $0, text: "") } + (end.map { [$0] } ?? [])
    }

    /// The parts of the source that contain the removed elements, in order.
    private func removals(of elements: [ListElement]) -> [Range<Int>] {
        removed.sorted().reduce(into: []) { parts, index in
            let part = elements[index].removal
            let start = max(part.lowerBound, parts.last?.upperBound ?? 0)
            parts.append(start..<max(start, part.upperBound))
        }
    }

    /// The new text between the last element that stays and the first removed one after it; `nil`
    /// if it doesn't change.
    private func end(
        of last: ListElement, before next: Range<Int>?, endsInComma: Bool,
        _ outline: ManifestOutline
    ) -> Replacement? {
        let start = last.range.upperBound
        if !added.isEmpty, let line = last.line {
            let rest = outline.text(of: start..<line.end)
            let text = last.comma == nil ? "," + rest : rest
            return Replacement(
                range: start..<line.end,
                text: text + line.lineBreak + added.joined(separator: ",\(line.lineBreak)")
                    + (endsInComma ? "," : ""))
        }
        var range = start..<start
        if let next, !endsInComma, let comma = last.comma {
            let space = outline.text(of: comma + 1..<next.lowerBound)
            let isOnlySpace = space.allSatisfy { $0 == " " }
            range = start..<(isOnlySpace ? next.lowerBound : comma + 1)
        }
        let text = added.map { ", \($0)" }.joined()
        return range.isEmpty && text.isEmpty ? nil : Replacement(range: range, text: text)
    }

    /// The replacements in a list of which no element stays.
    private func replacements(
        in list: Range<Int>, of outline: ManifestOutline, _ elements: [ListElement],
        _ gone: [Range<Int>]
    ) -> [Replacement] {
        let rest = list.filter { offset in !gone.contains { $0.contains(offset) } }
        let isEmpty = rest.allSatisfy { outline.isSpace(at: $0) }
        guard let first = gone.first, !isEmpty || (!added.isEmpty && elements[0].line != nil) else {
            let range = isEmpty ? list : list.lowerBound..<list.lowerBound
            return [Replacement(range: range, text: added.joined(separator: ", "))]
        }
        var text = added.joined(separator: ", ")
        if let line = elements[0].line, !added.isEmpty {
            let indentation = outline.text(of: first.lowerBound..<elements[0].range.lowerBound)
            text =
                indentation + added.joined(separator: ",\(line.lineBreak)")
                + (elements.endInComma ? "," : "") + outline.text(of: line.end..<first.upperBound)
        }
        return [Replacement(range: first, text: text)]
            + gone.dropFirst().map { Replacement(range: $0, text: "") }
    }
}

/// A part of a source, and the text that replaces it.
struct Replacement {
    let range: Range<Int>
    let text: String
}
