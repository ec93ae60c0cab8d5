import Foundation

/// The structure of a type's coded values, found by decoding it once from example values.
package indirect enum TypeStructure: Hashable, Sendable {
    /// A single value, by the name of its type: `Int`, `heart|star`.
    case scalar(String)
    case array(TypeStructure)
    /// The properties by name; `?` after a name says that it may be missing.
    case object([String: TypeStructure])

    /// A type that can't be decoded from examples, or is inside a value of its own, is a scalar.
    package init(of type: Any.Type) {
        self.init(of: type, inside: [])
    }

    private init(of type: Any.Type, inside outer: Set<ObjectIdentifier>) {
        switch ParameterForm(of: type) {
        case .payload(let payload): self.init(of: payload.valueType, inside: outer)
        case .private(let parameter): self.init(of: parameter.valueType, inside: outer)
        case .repeated(let array):
            self = .array(TypeStructure(of: array.valueType, inside: outer))
        case nil: self.init(ofPlain: type, inside: outer)
        }
    }

    private init(ofPlain type: Any.Type, inside outer: Set<ObjectIdentifier>) {
        switch type {
        case is any CaseIterable.Type, is any ParameterExample.Type, is URL.Type, is UUID.Type,
            is Date.Type, is Data.Type, is Decimal.Type:
            self = .scalar(typeName(type))
        case let decodable as any Decodable.Type where !outer.contains(ObjectIdentifier(type)):
            let outer = outer.union([ObjectIdentifier(type)])
            var properties: [String: TypeStructure] = [:]
            for (name, type, isOptional) in Self.properties(of: decodable) {
                properties[isOptional ? name + "?" : name] = TypeStructure(of: type, inside: outer)
            }
            self = properties.isEmpty ? .scalar(typeName(type)) : .object(properties)
        default: self = .scalar(typeName(type))
        }
    }

    private static func properties(of type: any Decodable.Type) -> [ParameterProbe.Property] {
        let found = ParameterProbe.Found()
        _ = try? type.init(from: ParameterProbe(found: found, isInPayload: true))
        return found.properties
    }
}

/// A structure is written as the JSON that it describes: `"Int"`, `["String"]`,
/// `{"id":"Int","note?":"String"}`.
extension TypeStructure: Codable {
    package init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if let type = try? container.decode(String.self) {
            self = .scalar(type)
        } else if let elements = try? container.decode([TypeStructure].self), elements.count == 1 {
            self = .array(elements[0])
        } else {
            self = .object(try container.decode([String: TypeStructure].self))
        }
    }

    package func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        switch self {
        case .scalar(let type): try container.encode(type)
        case .array(let element): try container.encode([element])
        case .object(let properties): try container.encode(properties)
        }
    }
}

/// The name of a type as a reader of a URL would write it: `Int`, `[String]`, `heart|star`.
func typeName(_ type: Any.Type) -> String {
    switch ParameterForm(of: type) {
    case .payload(let payload): typeName(payload.valueType)
    case .private(let parameter): typeName(parameter.valueType)
    case .repeated(let array): "[\(typeName(array.valueType))]"
    case nil where ParameterForm.plainTypes.contains(ObjectIdentifier(type)): String(nameOf: type)
    case nil:
        (type as? any (CaseIterable & RawRepresentable).Type)?.choices ?? String(nameOf: type)
    }
}

extension String {
    /// `String(describing:)` looks for a description of each type's own first, among all
    /// conformances of the program: a quarter of the start of an app is spent there.
    package init(nameOf type: Any.Type, isQualified: Bool = false) {
        self = _typeName(type, qualified: isQualified)
    }
}

extension CaseIterable where Self: RawRepresentable {
    fileprivate static var choices: String {
        allCases.map { String(describing: $0.rawValue) }.joined(separator: "|")
    }
}
