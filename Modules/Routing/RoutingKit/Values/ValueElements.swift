/// The elements of an array, which the receiver decodes one by one.
struct ValueElements: UnkeyedDecodingContainer {
    let elements: [ValuePart]
    let codingPath: [any CodingKey]
    private(set) var currentIndex = 0

    init(elements: [ValuePart], codingPath: [any CodingKey]) {
        self.elements = elements
        self.codingPath = codingPath
    }

    var count: Int? { elements.count }
    var isAtEnd: Bool { currentIndex >= elements.count }

    mutating func decodeNil() throws -> Bool {
        let isNil = try decoder().decodeNil()
        if isNil { currentIndex += 1 }
        return isNil
    }

    mutating func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
        let value = try part().decoded(as: type, at: path)
        currentIndex += 1
        return value
    }

    mutating func nestedContainer<Nested: CodingKey>(
        keyedBy type: Nested.Type
    ) throws -> KeyedDecodingContainer<Nested> { try next().container(keyedBy: type) }

    mutating func nestedUnkeyedContainer() throws -> any UnkeyedDecodingContainer {
        try next().unkeyedContainer()
    }

    mutating func superDecoder() throws -> any Decoder { try next() }

    private var path: [any CodingKey] { codingPath + [PositionKey(currentIndex)] }

    private func part() throws -> ValuePart {
        guard !isAtEnd else {
            throw DecodingError.dataCorrupted(
                .init(
                    codingPath: codingPath,
                    debugDescription: "there are only \(elements.count) elements"))
        }
        return elements[currentIndex]
    }

    private func decoder() throws -> ValueDecoder {
        ValueDecoder(structure: try part().structure(at: path), codingPath: path)
    }

    private mutating func next() throws -> ValueDecoder {
        let decoder = try decoder()
        currentIndex += 1
        return decoder
    }
}
