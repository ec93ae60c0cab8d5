/// Adds and removes literals in the dependency lists of a manifest, where the text shows to which
/// target a list belongs.
struct ManifestEditor {
    private struct Change {
        /// The list; `nil` for a target without one.
        let list: ManifestText.Group?
        var removed: Set<Int> = []
        var added: [String] = []
    }

    private let manifest: ManifestText
    /// The changes by their offsets in the text.
    private var changes: [Int: Change] = [:]

    init(_ manifest: ManifestText) { self.manifest = manifest }

    /// Removes a dependency of a target.
    /// - Parameters:
    ///   - name: The name of the dependency, as its literal has it.
    ///   - target: The name of the target.
    /// - Returns: Whether the call that declares the target contains a list with the dependency.
    mutating func remove(_ name: String, from target: String) -> Bool {
        guard let call = call(of: target) else { return false }
        let groups = manifest.groups
        for (index, list) in groups.enumerated() where list.isList {
            let around = sequence(first: index) { groups[$0].parent }.dropFirst()
            guard around.contains(call) else { continue }
            // A name that is listed twice is one dependency.
            let found = items(named: name, in: list)
            if found.isEmpty { continue }
            changes[list.open, default: Change(list: list)].removed.formUnion(found)
            return true
        }
        return false
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
            changes[name.range.upperBound, default: Change(list: nil)].added.append(element)
            return true
        }
        let list = manifest.groups.first { list in
            list.isList && list.parent == call
                && (labelled.map { $0.range.contains(list.open) }
                    ?? known.contains { !items(named: $0, in: list).isEmpty })
        }
        guard let list else { return false }
        changes[list.open, default: Change(list: list)].added.append(element)
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

    /// The text with all changes. They are made from the end, so that the offsets before stay the
    /// same.
    var text: String {
        var text = EditedText(bytes: manifest.source.bytes)
        for (offset, change) in changes.sorted(by: { $0.key > $1.key }) {
            guard let list = change.list else {
                let elements = change.added.joined(separator: ", ")
                text.replace(offset..<offset, with: ", dependencies: [\(elements)]")
                continue
            }
            let items = list.items.map(\.range)
            if change.removed.count == items.count, !text.hasComment(in: list.open..<list.close) {
                let elements = change.added.joined(separator: ", ")
                text.replace(list.open + 1..<list.close, with: elements)
                continue
            }
            let last = items.indices.last { !change.removed.contains($0) }
            for index in items.indices.reversed() {
                if change.removed.contains(index) {
                    text.remove(items[index], after: index > 0 ? items[index - 1] : nil)
                } else if index == last {
                    text.append(change.added, after: items[index])
                }
            }
            if last == nil {
                let start = list.open + 1
                text.replace(start..<start, with: change.added.joined(separator: ", "))
            }
        }
        return String(decoding: text.bytes, as: UTF8.self)
    }
}

/// A text in which elements of lists are removed and added. Comments about their neighbors stay.
private struct EditedText {
    private(set) var bytes: [UInt8]

    func hasComment(in range: Range<Int>) -> Bool {
        text(range).contains("//") || text(range).contains("/*")
    }

    private func lineStart(_ offset: Int) -> Int {
        bytes[..<offset].lastIndex(of: 10).map { $0 + 1 } ?? 0
    }

    private func lineEnd(_ offset: Int) -> Int {
        bytes[offset...].firstIndex(of: 10) ?? bytes.count
    }

    private func text(_ range: Range<Int>) -> String {
        String(decoding: bytes[range], as: UTF8.self)
    }

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

    /// Removes the lines of an element, or it alone with a comma.
    mutating func remove(_ item: Range<Int>, after previous: Range<Int>?) {
        if isAlone(item) {
            let end = lineEnd(item.upperBound)
            return replace(lineStart(item.lowerBound)..<min(end + 1, bytes.count), with: "")
        }
        let comma = comma(after: item)
        let next = comma.flatMap { bytes[$0...].firstIndex { ![9, 32].contains($0) } }
        if let next, !"\r\n]/".utf8.contains(bytes[next]) {
            replace(item.lowerBound..<next, with: "")
        } else if let previous {
            replace(previous.upperBound..<item.upperBound, with: "")
        } else {
            replace(item.lowerBound..<(comma ?? item.upperBound), with: "")
        }
    }

    /// Adds elements after the last one: in lines of their own if that is alone on its line.
    mutating func append(_ elements: [String], after last: Range<Int>) {
        guard !elements.isEmpty else { return }
        guard isAlone(last) else {
            return replace(
                last.upperBound..<last.upperBound, with: elements.map { ", \($0)" }.joined())
        }
        let hasComma = comma(after: last) != nil
        let end = lineEnd(last.upperBound)
        let newline = bytes[..<end].last == 13 ? "\r\n" : "\n"
        let indentation = text(lineStart(last.lowerBound)..<last.lowerBound)
        let rest = last.upperBound..<(newline == "\n" ? end : end - 1)
        let lines = elements.map { newline + indentation + $0 }.joined(separator: ",")
        replace(rest, with: (hasComma ? "" : ",") + text(rest) + lines + (hasComma ? "," : ""))
    }

    mutating func replace(_ range: Range<Int>, with text: String) {
        bytes.replaceSubrange(range, with: Array(text.utf8))
    }
}
