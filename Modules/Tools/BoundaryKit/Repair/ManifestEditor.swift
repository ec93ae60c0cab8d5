/// Adds and removes literals in the dependency lists of a manifest, where the text shows to which target
/// a list belongs.
struct ManifestEditor {
    private var manifest: ManifestText

    init(_ manifest: ManifestText) {
        self.manifest = manifest
    }

    var text: String { manifest.source.text }

    /// - Returns: Whether its list belongs to the target alone.
    mutating func remove(_ name: String, from target: String) -> Bool {
        guard let call = call(of: target) else { return false }
        for (number, list) in manifest.groups.enumerated() where list.isList {
            let groups = manifest.groups
            let around = sequence(first: number) { groups[$0].parent }.dropFirst()
            guard around.contains(call), let index = item(named: name, in: number) else { continue }
            replace(removal(of: index, among: list.items.map(\.range)), with: "")
            return true
        }
        return false
    }

    /// The list of a helper function is found by the other dependencies, which are known.
    /// - Returns: Whether the target has such a list, or can get one.
    mutating func add(_ element: String, to target: String, beside known: Set<String>) -> Bool {
        guard let call = call(of: target) else { return false }
        let group = manifest.groups[call]
        let labelled = group.items.first { $0.label == "dependencies" }
        if labelled == nil,
            ["target", "executableTarget", "testTarget", "macro"]
                .contains(group.function), let name = group.items.first
        {
            let end = name.range.upperBound
            replace(end..<end, with: ", dependencies: [\(element)]")
            return true
        }
        let lists = manifest.groups.indices.filter { number in
            let list = manifest.groups[number]
            return list.isList && list.parent == call
                && (labelled.map { $0.range.contains(list.open) }
                    ?? known.contains { item(named: $0, in: number) != nil })
        }
        guard let list = lists.first else { return false }
        append(element, to: manifest.groups[list])
        return true
    }

    private func call(of target: String) -> Int? {
        guard let literal = manifest.declaration(of: target), literal.text == target,
            let group = literal.group, manifest.groups[group].function != nil
        else { return nil }
        return group
    }

    private func item(named name: String, in list: Int) -> Int? {
        manifest.groups[list].items.firstIndex { item in
            manifest.literals.first { item.range.contains($0.offset) }?.text == name
        }
    }

    // MARK: The text

    private var bytes: [UInt8] { manifest.source.bytes }

    private func isSpace(_ range: Range<Int>) -> Bool {
        bytes[range].allSatisfy { [9, 10, 13, 32].contains($0) }
    }

    private func lineStart(_ offset: Int) -> Int {
        bytes[..<offset].lastIndex(of: 10).map { $0 + 1 } ?? 0
    }

    private func lineEnd(_ offset: Int) -> Int {
        bytes[offset...].firstIndex(of: 10) ?? bytes.count
    }

    /// Whether nothing else is on the lines of an element, except its comma and a comment.
    private func isAlone(_ item: Range<Int>) -> Bool {
        let rest = manifest.source.text(item.upperBound..<lineEnd(item.upperBound))
        return isSpace(lineStart(item.lowerBound)..<item.lowerBound)
            && rest.wholeMatch(of: /\s*,?\s*(\/\/.*)?\s*/) != nil
    }

    private func comma(after item: Range<Int>) -> Int? {
        let next = manifest.source.tokens.first { $0.range.lowerBound >= item.upperBound }?.range
        return next.flatMap { bytes[$0.lowerBound] == UInt8(ascii: ",") ? $0.upperBound : nil }
    }

    /// The part of the source to remove with an element: its lines, or itself with a comma. Comments
    /// about its neighbors stay.
    private func removal(of index: Int, among items: [Range<Int>]) -> Range<Int> {
        let item = items[index]
        if isAlone(item) {
            let end = lineEnd(item.upperBound)
            return lineStart(item.lowerBound)..<min(end + 1, bytes.count)
        }
        let comma = comma(after: item)
        if index + 1 < items.count, let comma, isSpace(comma..<items[index + 1].lowerBound),
            !bytes[comma..<items[index + 1].lowerBound].contains(10)
        {
            return item.lowerBound..<items[index + 1].lowerBound
        }
        return index > 0
            ? items[index - 1].upperBound..<item.upperBound
            : item.lowerBound..<(comma ?? item.upperBound)
    }

    private mutating func append(_ element: String, to list: ManifestText.Group) {
        guard let last = list.items.last?.range else {
            return replace(list.open + 1..<list.open + 1, with: element)
        }
        guard isAlone(last) else {
            return replace(last.upperBound..<last.upperBound, with: ", \(element)")
        }
        let hasComma = comma(after: last) != nil
        let end = lineEnd(last.upperBound)
        let isWindows = bytes[..<end].last == 13
        let indentation = manifest.source.text(lineStart(last.lowerBound)..<last.lowerBound)
        let rest = manifest.source.text(last.upperBound..<(isWindows ? end - 1 : end))
        replace(
            last.upperBound..<last.upperBound + rest.utf8.count,
            with: (hasComma ? "" : ",") + rest + (isWindows ? "\r\n" : "\n") + indentation
                + element + (hasComma ? "," : ""))
    }

    private mutating func replace(_ range: Range<Int>, with text: String) {
        var bytes = bytes
        bytes.replaceSubrange(range, with: Array(text.utf8))
        manifest = ManifestText(bytes, file: manifest.source.file)
    }
}
