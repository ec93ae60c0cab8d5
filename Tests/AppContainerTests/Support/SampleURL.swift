/// The URLs of the sample's features that tests of the whole app open: a renamed path or a new
/// parameter is one edit here.
enum SampleURL {
    /// The URL of a product inside the app.
    static func product(_ id: Int) -> String { "/product/\(id)" }

    /// The link that the user shares of a product.
    static func productLink(_ id: Int) -> String { "https://momentsapp.com\(product(id))" }
}
