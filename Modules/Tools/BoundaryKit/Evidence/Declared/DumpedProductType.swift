/// What a product is, in what `dump-package` prints: `{"library": ["automatic"]}`.
struct DumpedProductType: Decodable {
    /// Such as `library` or `executable`.
    let name: String

    init(from decoder: any Decoder) throws {
        name = try decoder.container(keyedBy: DumpedKey.self).onlyKey().stringValue
    }
}
