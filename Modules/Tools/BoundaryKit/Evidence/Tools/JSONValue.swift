/// Any JSON value. It can be written as a literal.
package enum JSONValue: Hashable, Sendable {
    /// An object.
    case object([String: JSONValue])
    /// A list.
    case array([JSONValue])
    /// A text.
    case string(String)
    /// A number.
    case number(Double)
    /// A truth value.
    case bool(Bool)
    /// The value `null`.
    case null
}

extension JSONValue: Codable {
    package init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if container.decodeNil() {
            self = .null
        } else if let value = try? container.decode(Bool.self) {
            self = .bool(value)
        } else if let value = try? container.decode(Double.self) {
            self = .number(value)
        } else if let value = try? container.decode(String.self) {
            self = .string(value)
        } else if let value = try? container.decode([JSONValue].self) {
            self = .array(value)
        } else {
            self = .object(try container.decode([String: JSONValue].self))
        }
    }

    package func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        switch self {
        case .object(let value): try container.encode(value)
        case .array(let value): try container.encode(value)
        case .string(let value): try container.encode(value)
        case .number(let value): try container.encode(value)
        case .bool(let value): try container.encode(value)
        case .null: try container.encodeNil()
        }
    }
}

extension JSONValue: ExpressibleByDictionaryLiteral, ExpressibleByArrayLiteral {
    package init(dictionaryLiteral elements: (String, JSONValue)...) {
        self = .object(Dictionary(elements, uniquingKeysWith: { one, _ in one }))
    }

    package init(arrayLiteral elements: JSONValue...) {
        self = .array(elements)
    }
}

extension JSONValue: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral,
    ExpressibleByBooleanLiteral
{
    package init(stringLiteral value: String) {
        self = .string(value)
    }

    package init(integerLiteral value: Int) {
        self = .number(Double(value))
    }

    package init(booleanLiteral value: Bool) {
        self = .bool(value)
    }
}

extension JSONValue {
    /// The value with other texts, except for the keys of objects.
    func mapTexts(_ transform: (String) -> String) -> JSONValue {
        switch self {
        case .object(let values): .object(values.mapValues { $0.mapTexts(transform) })
        case .array(let values): .array(values.map { $0.mapTexts(transform) })
        case .string(let text): .string(transform(text))
        case .number, .bool, .null: self
        }
    }
}
