import RoutingKit

/// The structure of coded values: `"Int"`, `["String"]`, `{ "id": "Int", "note?": "String" }`.
indirect enum ValueShape: Hashable, Sendable {
    /// A single value, by the name of its type: `Int`, `heart|star`.
    case scalar(String)
    case array(ValueShape)
    /// The properties by name.
    case object([String: Property])

    /// One property of an object.
    struct Property: Hashable, Sendable {
        let shape: ValueShape
        let isOptional: Bool

        init(_ shape: ValueShape, isOptional: Bool = false) {
            self.shape = shape
            self.isOptional = isOptional
        }
    }

    init(_ structure: TypeStructure) {
        switch structure {
        case .scalar(let type): self = .scalar(type)
        case .array(let element): self = .array(ValueShape(element))
        case .object(let properties):
            self = .object(
                Dictionary(
                    properties.map {
                        ($0.name, Property(ValueShape($0.structure), isOptional: $0.isOptional))
                    }, uniquingKeysWith: { first, _ in first }))
        }
    }
}

extension ValueShape: ExpressibleByStringLiteral {
    init(stringLiteral type: String) {
        self = .scalar(type)
    }
}

extension ValueShape: CustomStringConvertible {
    /// The text as in the documentation: `[{ id: Int, note?: String }]`.
    var description: String {
        switch self {
        case .scalar(let type): return type
        case .array(let element): return "[\(element)]"
        case .object(let properties):
            let texts = properties.sorted { $0.key < $1.key }.map { name, property in
                "\(name)\(property.isOptional ? "?" : ""): \(property.shape)"
            }
            return "{ \(texts.joined(separator: ", ")) }"
        }
    }
}

extension ValueShape: Codable {
    init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if let type = try? container.decode(String.self) {
            self = .scalar(type)
        } else if let elements = try? container.decode([ValueShape].self), elements.count == 1 {
            self = .array(elements[0])
        } else {
            let shapes = try container.decode([String: ValueShape].self)
            self = .object(
                Dictionary(
                    shapes.map { key, shape in
                        let isOptional = key.hasSuffix("?")
                        let name = isOptional ? String(key.dropLast()) : key
                        return (name, Property(shape, isOptional: isOptional))
                    }, uniquingKeysWith: { first, _ in first }))
        }
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        switch self {
        case .scalar(let type): try container.encode(type)
        case .array(let element): try container.encode([element])
        case .object(let properties):
            let shapes = properties.map { ($0 + ($1.isOptional ? "?" : ""), $1.shape) }
            try container.encode(Dictionary(shapes, uniquingKeysWith: { first, _ in first }))
        }
    }
}
