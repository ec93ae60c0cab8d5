/// A key of an object in the output of `dump-package` in which the keys are values.
struct DumpedKey: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }

    init(stringValue: String) {
        self.stringValue = stringValue
    }

    init?(intValue: Int) { nil }
}

extension KeyedDecodingContainer<DumpedKey> {
    /// The only key of an object.
    func onlyKey() throws -> DumpedKey {
        guard allKeys.count == 1 else {
            throw DecodingError.dataCorrupted(
                .init(codingPath: codingPath, debugDescription: "it should have exactly one key"))
        }
        return allKeys[0]
    }
}
