/// A value that is passed between features, or a part of one.
///
/// Its structure is needed only where the receiver declares another type than the sender. It is
/// kept, hence a class.
final class ValuePart {
    /// The maximum depth of a value, so that one that contains itself is an error and not a loop.
    static let maximumDepth = 128

    private let value: (any Encodable)?
    private var known: ValueStructure?

    /// Wraps a value of the sender.
    init(_ value: any Encodable) {
        self.value = value
    }

    /// Wraps a structure that a container wrote without a value.
    init(_ structure: ValueStructure) {
        value = nil
        known = structure
    }

    /// The part as the receiver's type.
    /// - Parameter path: The path from the whole value to this part.
    /// - Throws: `DecodingError` with the path at which the two structures differ.
    func decoded<Value: Decodable>(as type: Value.Type, at path: [any CodingKey]) throws -> Value {
        if let same = value as? Value { return same }
        guard path.count < Self.maximumDepth else {
            throw DecodingError.dataCorrupted(
                .init(
                    codingPath: Array(path.prefix(4)),
                    debugDescription: "it is nested deeper than \(Self.maximumDepth) levels"))
        }
        return try ValueDecoder(structure: structure(at: path), codingPath: path).decode(type)
    }

    /// The structure of the part, one level deep.
    /// - Throws: `DecodingError` if the sender's type can't be encoded.
    func structure(at path: [any CodingKey]) throws -> ValueStructure {
        if let known { return known }
        do {
            let structure = try value.map(ValueStructure.init(of:)) ?? .null
            known = structure
            return structure
        } catch {
            throw DecodingError.dataCorrupted(
                .init(codingPath: path, debugDescription: "it can't be encoded: \(error)"))
        }
    }
}
