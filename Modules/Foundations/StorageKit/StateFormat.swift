import Foundation

/// What the file of a state holds: one write changes all of it.
struct StateContent<Value: Codable & Sendable>: Codable, Sendable {
    private enum CodingKeys: CodingKey { case value, changes, merged }

    var value: Value
    /// What isn't sent yet, or not shown by a document, in the order in which it was made.
    var changes: [Change] = []
    /// The names of the take-overs whose values are a part of it.
    var merged: [String] = []
    /// What a newer version of the app wrote.
    fileprivate var unknown: UnknownKeys?

    init(value: Value) { self.value = value }
}

/// Reads and writes the files of a state, whose type may have changed since a file was written.
struct StateFormat<Value: Codable & Sendable>: Sendable {
    let initial: Value
    /// The new names of the value's keys, by the old ones.
    var renamed: [String: String] = [:]

    private typealias Content = StateContent<Value>

    /// Reads a file.
    /// - Throws: `DecodingError` for one that can't be read even with the keys of the initial
    ///   value, `POSIXError` for one that is too long.
    func read(_ text: Data) throws -> StateContent<Value> {
        guard text.count <= longestText else { throw POSIXError(.EFBIG) }
        let content = Result { try JSONDecoder().decode(Content.self, from: text) }
        // The file is as this version writes it.
        if let content = try? content.get(), try Self.text(of: content) == text { return content }
        var file = try JSONDecoder().decode(JSON.self, from: text)
        file["value"] = file["value"]?.renaming(renamed)
        // A missing key has its initial value, which nobody has to write down again.
        file = file.filled(from: try Self.json(of: Content(value: initial)))
        var read =
            try (try? JSONDecoder().decode(Content.self, from: Self.text(of: file)))
            ?? content.get()
        read.unknown = UnknownKeys(in: file, besides: try Self.json(of: read))
        return read
    }

    /// Writes a file.
    /// - Throws: The error of reading it again: what reads a file decides what may be written.
    func write(_ content: StateContent<Value>) throws -> Data {
        var text = try Self.text(of: content)
        if let unknown = content.unknown {
            text = try Self.text(of: unknown.added(to: Self.json(of: content)))
        }
        _ = try read(text)
        return text
    }

    private static func text(of value: some Encodable) throws -> Data {
        let encoder = JSONEncoder()
        // The same value is always the same text.
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return try encoder.encode(value)
    }

    private static func json(of content: StateContent<Value>) throws -> JSON {
        try JSONDecoder().decode(JSON.self, from: text(of: content))
    }
}
