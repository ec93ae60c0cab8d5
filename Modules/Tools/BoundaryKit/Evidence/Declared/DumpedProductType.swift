/// The type of a product in the output of `dump-package`: `{"library": ["automatic"]}`.
struct DumpedProductType: Decodable {
    /// The name of the type, such as `library` or `executable`.
    let name: String

    init(from decoder: any Decoder) throws {
        name = try decoder.container(keyedBy: DumpedKey.self).onlyKey().stringValue
    }
}
