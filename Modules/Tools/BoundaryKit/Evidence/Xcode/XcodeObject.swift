/// An object of an Xcode project, such as a target or a group of files.
struct XcodeObject: Sendable {
    let values: [String: JSONValue]

    /// Its kind, such as `PBXNativeTarget`.
    var isa: String { self["isa"] ?? "" }

    /// A text.
    subscript(key: String) -> String? {
        if case .string(let text) = values[key] { text } else { nil }
    }

    /// A list of texts, such as the identifiers of other objects.
    func ids(_ key: String) -> [String] {
        guard case .array(let list) = values[key] else { return [] }
        return list.compactMap { if case .string(let text) = $0 { text } else { nil } }
    }

    /// A dictionary of texts.
    func texts(_ key: String) -> [String: String] {
        guard case .object(let texts) = values[key] else { return [:] }
        return texts.compactMapValues { if case .string(let text) = $0 { text } else { nil } }
    }
}
