import Testing

@testable import Shop

@Suite
struct `A price` {
    @Test(arguments: [
        (0, "0.00 EUR"), (9, "0.09 EUR"), (10, "0.10 EUR"), (99, "0.99 EUR"), (100, "1.00 EUR"),
        (1205, "12.05 EUR"), (123_456, "1234.56 EUR"),
    ])
    func `has two digits after the point`(cents: Int, text: String) {
        #expect(Price.text(cents, in: "EUR") == text)
    }

    @Test
    func `has its currency`() {
        #expect(Price.text(3490, in: "CHF") == "34.90 CHF")
    }
}
