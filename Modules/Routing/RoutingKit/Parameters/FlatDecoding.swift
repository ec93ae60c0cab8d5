/// A decoder of values without parts, because no parameter in a URL is a structure.
package protocol FlatDecoder: Decoder {}

extension FlatDecoder {
    package var codingPath: [any CodingKey] { [] }
    package var userInfo: [CodingUserInfoKey: Any] { [:] }

    /// Always throws: parameters are a structure, never an array.
    package func unkeyedContainer() throws -> any UnkeyedDecodingContainer {
        throw ParameterShapeError()
    }
}

protocol FlatKeyedContainer: KeyedDecodingContainerProtocol {}

extension FlatKeyedContainer {
    var codingPath: [any CodingKey] { [] }

    func nestedContainer<Nested: CodingKey>(
        keyedBy type: Nested.Type, forKey key: Key
    ) throws -> KeyedDecodingContainer<Nested> { throw ParameterShapeError() }

    func nestedUnkeyedContainer(
        forKey key: Key
    ) throws -> any UnkeyedDecodingContainer { throw ParameterShapeError() }

    func superDecoder() throws -> any Decoder { throw ParameterShapeError() }
    func superDecoder(forKey key: Key) throws -> any Decoder { throw ParameterShapeError() }
}
