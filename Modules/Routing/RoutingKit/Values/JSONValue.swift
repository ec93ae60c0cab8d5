/// Any JSON value: what remains of a value that was saved and loaded again.
package enum JSONValue: Hashable, Sendable {
    case null
    case truth(Bool)
    case integer(Int64)
    case large(UInt64)
    case number(Double)
    case text(String)
    case array([JSONValue])
    case object([String: JSONValue])
}

extension JSONValue: Codable {
    package init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        // What is rarest comes last: each attempt that fails is an error, which takes time.
        if container.decodeNil() {
            self = .null
        } else if let value = try? container.decode(String.self) {
            self = .text(value)
        } else if (try? decoder.container(keyedBy: NoKey.self)) != nil {
            self = .object(try container.decode([String: JSONValue].self))
        } else if (try? decoder.unkeyedContainer()) != nil {
            self = .array(try container.decode([JSONValue].self))
        } else if let value = try? container.decode(Bool.self) {
            self = .truth(value)
        } else if let value = try? container.decode(Int64.self) {
            self = .integer(value)
        } else if let value = try? container.decode(UInt64.self) {
            self = .large(value)
        } else {
            self = .number(try container.decode(Double.self))
        }
    }

    /// The keys of an object that nobody reads by its keys.
    private enum NoKey: CodingKey {}

    package func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        switch self {
        case .null: try container.encodeNil()
        case .truth(let value): try container.encode(value)
        case .integer(let value): try container.encode(value)
        case .large(let value): try container.encode(value)
        case .number(let value): try container.encode(value)
        case .text(let value): try container.encode(value)
        case .array(let value): try container.encode(value)
        case .object(let value): try container.encode(value)
        }
    }
}
