/// A JSON value that is built from literals.
enum JSONNode: Encodable {
    case object([String: JSONNode])
    case array([JSONNode])
    case string(String)
    case number(Int)
    case bool(Bool)

    func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        switch self {
        case .object(let value): try container.encode(value)
        case .array(let value): try container.encode(value)
        case .string(let value): try container.encode(value)
        case .number(let value): try container.encode(value)
        case .bool(let value): try container.encode(value)
        }
    }
}

extension JSONNode: ExpressibleByDictionaryLiteral, ExpressibleByArrayLiteral {
    init(dictionaryLiteral elements: (String, JSONNode)...) {
        self = .object(Dictionary(elements, uniquingKeysWith: { one, _ in one }))
    }

    init(arrayLiteral elements: JSONNode...) {
        self = .array(elements)
    }
}

extension JSONNode: ExpressibleByStringLiteral, ExpressibleByBooleanLiteral {
    init(stringLiteral value: String) {
        self = .string(value)
    }

    init(booleanLiteral value: Bool) {
        self = .bool(value)
    }
}
