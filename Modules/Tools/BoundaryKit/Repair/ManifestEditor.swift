/// Adds and removes literals in the dependency lists of a manifest, where the text shows to which
/// target a list belongs. Each edit reads the text again. Comments about other elements stay.
struct ManifestEditor {
    private var manifest: ManifestText

    init(_ manifest: ManifestText) { self.manifest = manifest }

    /// The manifest with all edits.
    var text: String { manifest.source.text }

    /// Removes a dependency of a target.
    /// - Parameters:
    ///   - name: The name of the dependency, as its literal has it.
    ///   - target: The name of the target.
    /// - Returns: Whether the call that declares the target contains a list with the dependency.
    mutating func remove(_ name: String, from target: String) -> Bool {
        guard let call = call(of: target) else { return false }
        let groups = manifest.groups
        let list = groups.indices.first { index in
            groups[index].isList && !items(named: name, in: groups[index]).isEmpty
                && sequence(first: index) { groups[$0].parent }.dropFirst().contains(call)
        }
        guard let list else { return false }
        // A name that is listed twice is one dependency.
        for index in items(named: name, in: groups[list]).reversed() {
            remove(index, from: manifest.groups[list])
        }
        return true
    }

    /// Adds a dependency to a target, as the last element of its list.
    /// - Parameters:
    ///   - element: The code of the new element.
    ///   - target: The name of the target.
    ///   - known: The dependencies that the target has. By them, the list is found among the
    ///     arguments of a helper function.
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
        let list = manifest.groups.first { list in
            list.isList && list.parent == call
                && (labelled.map { $0.range.contains(list.open) }
                    ?? known.contains { !items(named: $0, in: list).isEmpty })
        }
        guard let list else { return false }
        if let last = list.items.last {
            append(element, after: last.range)
        } else {
            replace(list.open + 1..<list.open + 1, with: element)
        }
        return true
    }

    private func call(of target: String) -> Int? {
        guard let literal = manifest.declaration(of: target), literal.text == target,
            let group = literal.group, manifest.groups[group].function != nil
        else { return nil }
        return group
    }

    private func items(named name: String, in list: ManifestText.Group) -> [Int] {
        list.items.indices.filter { index in
            let range = list.items[index].range
            return manifest.literals.first { range.contains($0.offset) }?.text == name
        }
    }

    // MARK: The text

    private var bytes: [UInt8] { manifest.source.bytes }

    private mutating func replace(_ range: Range<Int>, with text: String) {
        let edited = bytes[..<range.lowerBound] + Array(text.utf8) + bytes[range.upperBound...]
        manifest = ManifestText(Array(edited), file: manifest.source.file)
    }

    private func lineStart(_ offset: Int) -> Int {
        bytes[..<offset].lastIndex(of: 10).map { $0 + 1 } ?? 0
    }

    private func lineEnd(_ offset: Int) -> Int {
        bytes[offset...].firstIndex(of: 10) ?? bytes.count
    }

    private func text(_ range: Range<Int>) -> String { manifest.source.text(range) }

    /// Whether nothing else is on the lines of an element, except its comma and a comment.
    private func isAlone(_ item: Range<Int>) -> Bool {
        let rest = text(item.upperBound..<lineEnd(item.upperBound))
        return text(lineStart(item.lowerBound)..<item.lowerBound).allSatisfy(\.isWhitespace)
            && rest.wholeMatch(of: /\s*,?\s*(\/\/.*)?\s*/) != nil
    }

    /// The offset behind the comma after an element; `nil` if there is none.
    private func comma(after item: Range<Int>) -> Int? {
        let next = bytes[item.upperBound...].firstIndex { ![9, 10, 13, 32].contains($0) }
        return next.flatMap { bytes[$0] == UInt8(ascii: ",") ? $0 + 1 : nil }
    }

    /// Removes the lines of an element, or it alone with a comma. A list without elements and
    /// comments is on one line.
    private mutating func remove(_ index: Int, from list: ManifestText.Group) {
        let item = list.items[index].range
        let inside = list.open + 1..<list.close
        if list.items.count == 1, !text(inside).contains(/\/[\/*]/) {
            return replace(inside, with: "")
        }
        if isAlone(item) {
            let end = lineEnd(item.upperBound)
            return replace(lineStart(item.lowerBound)..<min(end + 1, bytes.count), with: "")
        }
        let comma = comma(after: item)
        let next = comma.flatMap { bytes[$0...].firstIndex { ![9, 32].contains($0) } }
        if let next, !"\r\n]/".utf8.contains(bytes[next]) {
            replace(item.lowerBound..<next, with: "")
        } else if index > 0 {
            replace(list.items[index - 1].range.upperBound..<item.upperBound, with: "")
        } else {
            replace(item.lowerBound..<(comma ?? item.upperBound), with: "")
        }
    }

    /// Adds an element after the last one: in a line of its own if that is alone on its line.
    private mutating func append(_ element: String, after last: Range<Int>) {
        guard isAlone(last) else {
            return replace(last.upperBound..<last.upperBound, with: ", \(element)")
        }
        let hasComma = comma(after: last) != nil
        let end = lineEnd(last.upperBound)
        let newline = bytes[..<end].last == 13 ? "\r\n" : "\n"
        let indentation = text(lineStart(last.lowerBound)..<last.lowerBound)
        let rest = last.upperBound..<(newline == "\n" ? end : end - 1)
        let line = newline + indentation + element
        replace(rest, with: (hasComma ? "" : ",") + text(rest) + line + (hasComma ? "," : ""))
    }
}
