import Testing

@testable import Shop

@Suite
struct `A price` {
    @Test(arguments: [
        (0, "€0.00"), (9, "€0.09"), (10, "€0.10"), (99, "€0.99"), (100, "€1.00"),
        (1205, "€12.05"), (123_456, "€1,234.56"),
    ])
    func `has two digits after the point`(cents: Int, text: String) {
        #expect(Price.text(cents, in: "EUR") == text)
    }

    @Test
    func `has its currency`() {
        #expect(Price.text(3490, in: "CHF") == "CHF\u{A0}34.90")
    }
}
