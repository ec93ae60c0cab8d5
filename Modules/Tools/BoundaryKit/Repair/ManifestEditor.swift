/// Adds and removes dependencies in the text of a manifest, where the text shows to which target a
/// list belongs.
struct ManifestEditor {
    private let outline: ManifestOutline
    private var edits: [Int: ListEdit] = [:]
    /// New arguments, by the offset at which they are inserted.
    private var arguments: [Int: [String]] = [:]
    /// The functions of SwiftPM that make a target, whose first argument is its name.
    private static let targets: Set = ["target", "executableTarget", "testTarget", "macro"]

    init(_ source: [UInt8]) {
        outline = ManifestOutline(source)
    }

    /// The changed text.
    var text: String {
        var parts = edits.flatMap { group, edit in
            edit.replacements(in: outline.groups[group], of: outline)
        }
        parts += arguments.map { offset, elements in
            Replacement(
                range: offset..<offset,
                text: ", dependencies: [\(elements.joined(separator: ", "))]")
        }
        var source = outline.source
        for part in parts.sorted(by: { $0.range.lowerBound > $1.range.lowerBound }) {
            source.replaceSubrange(part.range, with: Array(part.text.utf8))
        }
        return String(decoding: source, as: UTF8.self)
    }

    /// Removes the dependency that is declared at a place.
    /// - Returns: Whether its list belongs to the target alone.
    mutating func remove(
        at place: SourcePlace, of target: SourcePlace, isName: (String) -> Bool
    ) -> Bool {
        guard let offset = outline.offset(of: place), let call = call(of: target),
            let literal = outline.literal(at: offset), isName(literal),
            let inner = outline.group(around: offset)
        else { return false }
        let around = outline.ancestors(of: inner)
        guard let list = around.first(where: { outline.groups[$0].isList }),
            around.contains(call), list != call,
            outline.ancestors(of: list).contains(call),
            let index = outline.groups[list].items.firstIndex(where: { $0.range.contains(offset) })
        else { return false }
        edits[list, default: ListEdit()].removed.insert(index)
        return true
    }

    /// Adds a dependency to a target.
    /// - Parameters:
    ///   - element: The dependency as code.
    ///   - known: The names of the target's other dependencies, by which the list of a helper
    ///     function is found.
    /// - Returns: Whether the target has such a list, or can get one.
    mutating func add(_ element: String, to target: SourcePlace, beside known: Set<String>) -> Bool
    {
        guard let call = call(of: target) else { return false }
        let group = outline.groups[call]
        if let item = group.items.first(where: { $0.label == "dependencies" }) {
            guard let list = list(in: item.range, of: call) else { return false }
            edits[list, default: ListEdit()].added.append(element)
            return true
        }
        if Self.targets.contains(group.function ?? ""), let name = group.items.first {
            arguments[name.range.upperBound, default: []].append(element)
            return true
        }
        let list = group.items.compactMap { self.list(in: $0.range, of: call) }.first { list in
            outline.groups[list].items.contains { item in
                outline.literal(at: item.range.lowerBound).map(known.contains) ?? false
            }
        }
        guard let list else { return false }
        edits[list, default: ListEdit()].added.append(element)
        return true
    }

    /// The brackets of the call that declares a target.
    private func call(of target: SourcePlace) -> Int? {
        guard let offset = outline.offset(of: target), outline.literal(at: offset) != nil,
            let group = outline.group(around: offset), outline.groups[group].function != nil
        else { return nil }
        return group
    }

    /// The first list that is directly in an argument of a call.
    private func list(in range: Range<Int>, of call: Int) -> Int? {
        outline.groups.indices.first {
            let group = outline.groups[$0]
            return group.isList && group.parent == call && range.contains(group.open)
        }
    }
}
