/// A kind of thing that the shop has in several variants, each of them a product.
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
