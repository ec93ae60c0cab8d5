import Foundation

/// What the file of a state holds, of which one write changes all.
struct StateContent<Value: Codable & Sendable>: Codable, Sendable {
    private enum CodingKeys: CodingKey { case value, changes, merged }

    var value: Value
    /// The changes that aren't sent yet, or that no document shows, in the order in which they were
    /// made.
    var changes: [Change] = []
    /// The folders of the take-overs whose values are a part of it.
    var merged: [String] = []
    /// When it was read or written.
    var version = ContinuousClock.now
    /// A sentence about a damaged file that was set aside; `nil` if none was.
    var damage: String?
    /// The whole file, which tells it from others; `nil` if there is none.
    var text: Data?
    /// Whether another version of the app has written it, so that it may hold what this one doesn't
    /// know.
    var isForeign = false
}

/// What a state is, and how its files are read and written: its type may have changed since a file
/// was written.
struct StateFormat<Value: Codable & Sendable>: Sendable {
    let initial: Value
    /// The new names of the value's keys, by the old ones.
    var renamed: [String: String] = [:]
    /// Adds what was changed before a login to the value of the user who signs in.
    var merge: @Sendable (inout Value, Value) -> Void = { $0 = $1 }
    /// The document over which its changes lie until it shows them; `nil` if none is sent.
    var document: String?
    /// Removes from the value what shows some changes.
    var uncover: @Sendable (inout Value, [Change]) -> Void = { _, _ in }

    private typealias Content = StateContent<Value>
    private typealias Object = [String: Any]

    /// Reads a file.
    /// - Throws: `DecodingError` for one that can't be read even with the keys of the initial
    ///   value, `POSIXError` for one that is too long.
    func read(_ text: Data) throws -> StateContent<Value> {
        guard text.count <= longestText else { throw POSIXError(.EFBIG) }
        let content = Result { try JSONDecoder().decode(Content.self, from: text) }
        // The file is as this version writes it.
        if let content = try? content.get(), try Self.text(of: content) == text { return content }
        guard let file = renaming(text) else { return try content.get() }
        // A missing key has its initial value, which nobody has to write down again.
        let initial = try Self.json(in: Self.text(of: Content(value: initial)))
        let whole = try Self.text(ofJSON: Self.filled(file, from: initial))
        var foreign = try (try? JSONDecoder().decode(Content.self, from: whole)) ?? content.get()
        foreign.isForeign = true
        return foreign
    }

    /// Writes a file.
    /// - Parameter old: What the file holds. What another version of the app has written there, and
    ///   this one doesn't know, stays.
    /// - Throws: The error of reading it again: what reads a file decides what may be written.
    func write(_ content: StateContent<Value>, over old: StateContent<Value>) throws -> Data {
        var text = try Self.text(of: content)
        if old.isForeign, let file = old.text.flatMap(renaming) {
            let known = try Self.json(in: Self.text(of: old))
            let new = try Self.completed(Self.json(in: text), from: file, besides: known)
            text = try Self.text(ofJSON: new)
        }
        _ = try read(text)
        return text
    }

    private static func text(of content: StateContent<Value>) throws -> Data {
        let encoder = JSONEncoder()
        // The same value is always the same text.
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return try encoder.encode(content)
    }

    // JSON as Foundation reads it: objects, lists, and what is in them.

    private static func json(in text: Data) throws -> Any {
        try JSONSerialization.jsonObject(with: text)
    }

    private static func text(ofJSON json: Any) throws -> Data {
        try JSONSerialization.data(
            withJSONObject: json,
            options: [.sortedKeys, .withoutEscapingSlashes, .fragmentsAllowed])
    }

    /// A file with the new names of the value's keys. A key that has the new name already stays.
    private func renaming(_ text: Data) -> Object? {
        guard var file = try? Self.json(in: text) as? Object else { return nil }
        guard var members = file["value"] as? Object else { return file }
        for name in renamed {
            let old = members.removeValue(forKey: name.key)
            members[name.value] = members[name.value] ?? old
        }
        file["value"] = members
        return file
    }

    /// The value with the keys that only another one has, also in the objects inside it.
    private static func filled(_ json: Any, from other: Any) -> Any {
        guard let members = json as? Object, let others = other as? Object else { return json }
        return members.merging(others) { filled($0, from: $1) }
    }

    /// What the type writes, and the keys of a file that the type doesn't know. Those of an element
    /// of a list are found by what the type knows of it: an element may move.
    /// - Parameters:
    ///   - new: What the type writes now, which may have lost an object with all that was in it.
    ///   - file: What the file holds.
    ///   - known: The same as the type has read it.
    private static func completed(_ new: Any, from file: Any, besides known: Any) throws -> Any {
        if let new = new as? Object, let file = file as? Object, let known = known as? Object {
            let unknown = file.filter { known[$0.key] == nil && !($0.value is NSNull) }
            return try new.reduce(into: unknown) { all, member in
                all[member.key] = member.value
                guard let old = file[member.key], let known = known[member.key] else { return }
                all[member.key] = try completed(member.value, from: old, besides: known)
            }
        }
        guard let new = new as? [Any], let file = file as? [Any], let known = known as? [Any],
            file.count == known.count
        else { return new }
        let elements = Dictionary(try zip(known.map(text(ofJSON:)), file), uniquingKeysWith: { $1 })
        return try new.map { element in
            guard let old = try elements[text(ofJSON: element)] else { return element }
            return try completed(element, from: old, besides: element)
        }
    }
}
