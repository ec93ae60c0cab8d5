/// A key of an object in what `dump-package` prints whose keys are values themselves.
struct DumpedKey: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }

    init(stringValue: String) {
        self.stringValue = stringValue
    }

    init?(intValue: Int) { nil }
}

extension KeyedDecodingContainer<DumpedKey> {
    /// The one key of an object.
    func onlyKey() throws -> DumpedKey {
        guard allKeys.count == 1 else {
            throw DecodingError.dataCorrupted(
                .init(codingPath: codingPath, debugDescription: "there should be one key"))
        }
        return allKeys[0]
    }
}
