/// Adds and removes literals in the dependency lists of a manifest, where the text shows to which target
/// a list belongs.
struct ManifestEditor {
    private var manifest: ManifestText

    init(_ manifest: ManifestText) {
        self.manifest = manifest
    }

    /// The text.
    var text: String { manifest.source.text(0..<manifest.source.bytes.count) }

    /// Removes a dependency from the list of a target.
    /// - Returns: Whether its list belongs to the target alone.
    mutating func remove(_ name: String, from target: String) -> Bool {
        guard let call = call(of: target),
            let list = manifest.groups.indices.first(where: { group in
                manifest.groups[group].isList && ancestors(of: group).contains(call)
                    && item(named: name, in: group) != nil
            }), let index = item(named: name, in: list)
        else { return false }
        let items = manifest.groups[list].items.map(\.range)
        replace(removal(of: index, among: items), with: "")
        return true
    }

    /// Adds a dependency to a target.
    /// - Parameters:
    ///   - element: The dependency as code.
    ///   - known: The names of the target's other dependencies, by which the list of a helper
    ///     function is found.
    /// - Returns: Whether the target has such a list, or can get one.
    mutating func add(_ element: String, to target: String, beside known: Set<String>) -> Bool {
        guard let call = call(of: target) else { return false }
        let group = manifest.groups[call]
        if let item = group.items.first(where: { $0.label == "dependencies" }) {
            guard let list = lists(in: item.range, of: call).first else { return false }
            append(element, to: list)
            return true
        }
        if Self.targets.contains(group.function ?? ""), let name = group.items.first {
            let end = name.range.upperBound
            replace(end..<end, with: ", dependencies: [\(element)]")
            return true
        }
        let list = group.items.flatMap { lists(in: $0.range, of: call) }.first { list in
            known.contains { item(named: $0, in: list) != nil }
        }
        guard let list else { return false }
        append(element, to: list)
        return true
    }

    /// The functions of SwiftPM that make a target, whose first argument is its name.
    private static let targets: Set = ["target", "executableTarget", "testTarget", "macro"]

    /// The brackets of the call that declares a target.
    private func call(of target: String) -> Int? {
        guard let literal = manifest.declaration(of: target), literal.text == target,
            let group = literal.group, manifest.groups[group].function != nil
        else { return nil }
        return group
    }

    private func ancestors(of group: Int) -> [Int] {
        Array(sequence(first: group) { manifest.groups[$0].parent }.dropFirst())
    }

    /// The lists that are directly in an argument of a call.
    private func lists(in range: Range<Int>, of call: Int) -> [Int] {
        manifest.groups.indices.filter {
            let group = manifest.groups[$0]
            return group.isList && group.parent == call && range.contains(group.open)
        }
    }

    /// The element of a list that is a name, or a call with it as its first argument.
    private func item(named name: String, in list: Int) -> Int? {
        manifest.groups[list].items.firstIndex { item in
            manifest.firstString(in: item.range) == name
        }
    }

    private func isSpace(_ range: Range<Int>) -> Bool {
        manifest.source.bytes[range].allSatisfy { [9, 10, 13, 32].contains($0) }
    }

    private func lineStart(_ offset: Int) -> Int {
        manifest.source.bytes[..<offset].lastIndex(of: 10).map { $0 + 1 } ?? 0
    }

    private func lineEnd(_ offset: Int) -> Int {
        manifest.source.bytes[offset...].firstIndex(of: 10) ?? manifest.source.bytes.count
    }

    /// Whether nothing else is on the lines of an element, except its comma and a comment.
    private func isAlone(_ item: Range<Int>) -> Bool {
        let rest = manifest.source.text(item.upperBound..<lineEnd(item.upperBound))
        return isSpace(lineStart(item.lowerBound)..<item.lowerBound)
            && rest.wholeMatch(of: /\s*,?\s*(\/\/.*)?\s*/) != nil
    }

    /// The offset after the comma that follows an element; `nil` if there is none.
    private func comma(after item: Range<Int>) -> Int? {
        let code = manifest.source.code
        let next = code[item.upperBound...].firstIndex { ![9, 10, 13, 32].contains($0) }
        return next.flatMap { code[$0] == UInt8(ascii: ",") ? $0 + 1 : nil }
    }

    /// The part of the source to remove with an element: its lines, or itself with a comma. Comments
    /// about its neighbors stay.
    private func removal(of index: Int, among items: [Range<Int>]) -> Range<Int> {
        let item = items[index]
        if isAlone(item) {
            let end = lineEnd(item.upperBound)
            return lineStart(item.lowerBound)..<min(end + 1, manifest.source.bytes.count)
        }
        if index + 1 < items.count, let comma = comma(after: item),
            isSpace(comma..<items[index + 1].lowerBound),
            !manifest.source.bytes[comma..<items[index + 1].lowerBound].contains(10)
        {
            return item.lowerBound..<items[index + 1].lowerBound
        }
        return index > 0
            ? items[index - 1].upperBound..<item.upperBound
            : item.lowerBound..<(comma(after: item) ?? item.upperBound)
    }

    private mutating func append(_ element: String, to list: Int) {
        let group = manifest.groups[list]
        guard let last = group.items.last?.range else {
            return replace(group.open + 1..<group.open + 1, with: element)
        }
        let comma = comma(after: last)
        guard isAlone(last) else {
            return replace(last.upperBound..<last.upperBound, with: ", \(element)")
        }
        let end = lineEnd(last.upperBound)
        let isWindows = manifest.source.bytes[..<end].last == 13
        let indentation = manifest.source.text(lineStart(last.lowerBound)..<last.lowerBound)
        let line = (isWindows ? end - 1 : end)
        let rest = manifest.source.text(last.upperBound..<line)
        replace(
            last.upperBound..<line,
            with: (comma == nil ? "," + rest : rest) + (isWindows ? "\r\n" : "\n") + indentation
                + element + (comma == nil ? "" : ","))
    }

    private mutating func replace(_ range: Range<Int>, with text: String) {
        var bytes = manifest.source.bytes
        bytes.replaceSubrange(range, with: Array(text.utf8))
        manifest = ManifestText(bytes, file: manifest.source.file)
    }
}

extension ManifestText {
    /// The first string in a range, if it is the whole or the first argument of a call in it.
    fileprivate func firstString(in range: Range<Int>) -> String? {
        source.literals.first { range.contains($0.lowerBound) }.map { source.string(in: $0) }
    }
}
