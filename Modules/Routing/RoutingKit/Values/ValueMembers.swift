/// The members of a structure, which the receiver decodes by their keys.
struct ValueMembers<Key: CodingKey>: KeyedDecodingContainerProtocol {
    let members: [String: ValuePart]
    let codingPath: [any CodingKey]

    var allKeys: [Key] { members.keys.compactMap(Key.init(stringValue:)) }

    func contains(_ key: Key) -> Bool { members[key.stringValue] != nil }

    func decodeNil(forKey key: Key) throws -> Bool { try decoder(of: key).decodeNil() }

    func decode<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value {
        try part(key).decoded(as: type, at: codingPath + [key])
    }

    func nestedContainer<Nested: CodingKey>(
        keyedBy type: Nested.Type, forKey key: Key
    ) throws -> KeyedDecodingContainer<Nested> { try decoder(of: key).container(keyedBy: type) }

    func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer {
        try decoder(of: key).unkeyedContainer()
    }

    func superDecoder() throws -> any Decoder {
        let part = members["super"] ?? ValuePart(.null)
        return ValueDecoder(structure: try part.structure(at: codingPath), codingPath: codingPath)
    }

    func superDecoder(forKey key: Key) throws -> any Decoder { try decoder(of: key) }

    private func part(_ key: Key) throws -> ValuePart {
        guard let part = members[key.stringValue] else {
            throw DecodingError.keyNotFound(
                key, .init(codingPath: codingPath, debugDescription: ""))
        }
        return part
    }

    private func decoder(of key: Key) throws -> ValueDecoder {
        let path = codingPath + [key]
        return ValueDecoder(structure: try part(key).structure(at: path), codingPath: path)
    }
}
