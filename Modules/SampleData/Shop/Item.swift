/// A kind of item that the shop sells in several variants, each of which is a product.
struct Item {
    let name: String
    let variants: [String]
    let euros: ClosedRange<Int>
    let description: String

    init(
        _ name: String, _ variants: [String], euros: ClosedRange<Int>, _ description: String
    ) {
        self.name = name
        self.variants = variants
        self.euros = euros
        self.description = description
    }
}
