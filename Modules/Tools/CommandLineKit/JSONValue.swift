package import Foundation

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
    /// The values of an object; none if it is something else.
    package var members: [String: JSONValue] {
        if case .object(let values) = self { values } else { [:] }
    }

    /// The elements of a list; none if it is something else.
    package var elements: [JSONValue] {
        if case .array(let values) = self { values } else { [] }
    }

    /// A text; `nil` if it is something else.
    package var text: String? { if case .string(let text) = self { text } else { nil } }

    /// The value of a key; `null` if there is none.
    package subscript(key: String) -> JSONValue { members[key] ?? .null }

    /// The value as JSON with sorted keys, so that equal values have equal texts.
    /// - Throws: An error of Foundation for a number that JSON doesn't have, such as infinity.
    package func encoded(_ options: JSONEncoder.OutputFormatting = []) throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = options.union([.sortedKeys, .withoutEscapingSlashes])
        return String(decoding: try encoder.encode(self), as: UTF8.self)
    }
}
