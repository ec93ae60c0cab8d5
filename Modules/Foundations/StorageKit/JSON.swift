/// A value of JSON, for the keys of a state that its type doesn't know.
indirect enum JSON: Hashable, Sendable {
    case null
    case bool(Bool)
    case whole(Int)
    case number(Double)
    case text(String)
    case list([JSON])
    case object([String: JSON])

    /// The value of a key; `nil` if there is none, or if this is no object.
    subscript(key: String) -> JSON? {
        get { if case .object(let members) = self { members[key] } else { nil } }
        set {
            guard case .object(var members) = self else { return }
            members[key] = newValue
            self = .object(members)
        }
    }

    /// The value with other names for some of its keys. A key that has the new name already stays.
    func renaming(_ names: [String: String]) -> JSON {
        names.reduce(into: self) { json, name in
            if json[name.value] == nil { json[name.value] = json[name.key] }
            json[name.key] = nil
        }
    }

    /// The value with the keys that only another one has, also in the objects inside it.
    func filled(from other: JSON) -> JSON {
        guard case .object(let members) = self, case .object(let others) = other else {
            return self
        }
        return .object(members.merging(others) { $0.filled(from: $1) })
    }
}

extension JSON: Codable {
    init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if container.decodeNil() {
            self = .null
        } else if let text = try? container.decode(String.self) {
            self = .text(text)
        } else if let whole = try? container.decode(Int.self) {
            self = .whole(whole)
        } else if let number = try? container.decode(Double.self) {
            self = .number(number)
        } else if let bool = try? container.decode(Bool.self) {
            self = .bool(bool)
        } else if let members = try? container.decode([String: JSON].self) {
            self = .object(members)
        } else {
            self = .list(try container.decode([JSON].self))
        }
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        switch self {
        case .null: try container.encodeNil()
        case .bool(let bool): try container.encode(bool)
        case .whole(let whole): try container.encode(whole)
        case .number(let number): try container.encode(number)
        case .text(let text): try container.encode(text)
        case .list(let list): try container.encode(list)
        case .object(let members): try container.encode(members)
        }
    }
}

/// The keys of a file that the type of its state doesn't know: a newer version of the app wrote
/// them.
struct UnknownKeys: Sendable {
    private var members: [String: JSON] = [:]
    /// Those inside objects that the type knows, by their keys.
    private var inside: [String: UnknownKeys] = [:]
    /// Those of the elements of a list, each by what the type knows of it: an element may move.
    private var elements: [JSON: UnknownKeys] = [:]

    /// - Parameters:
    ///   - file: What the file holds.
    ///   - known: The same as the type writes it.
    /// - Returns: `nil` if the type knows everything.
    init?(in file: JSON, besides known: JSON) {
        switch (file, known) {
        case (.object(let file), .object(let known)):
            for (key, value) in file {
                if let known = known[key] {
                    inside[key] = UnknownKeys(in: value, besides: known)
                } else if value != .null {
                    members[key] = value
                }
            }
        case (.list(let file), .list(let known)) where file.count == known.count:
            for (value, known) in zip(file, known) {
                elements[known] = UnknownKeys(in: value, besides: known)
            }
        default: break
        }
        if members.isEmpty, inside.isEmpty, elements.isEmpty { return nil }
    }

    /// Adds them to what the type writes, where that still has the object around them.
    func added(to json: JSON) -> JSON {
        switch json {
        case .object(let known):
            var all = members.merging(known) { $1 }
            for (key, unknown) in inside { all[key] = known[key].map(unknown.added) }
            return .object(all)
        case .list(let list): return .list(list.map { elements[$0]?.added(to: $0) ?? $0 })
        default: return json
        }
    }
}
