import Testing

@testable import RoutingKit

@Suite
struct `A sentence about a request with private values` {
    @Test(arguments: [
        (["42", "4217"], "there is no 4217, only 42", "there is no •••, only •••"),
        (["a b"], "there is no a b at /note/a%20b", "there is no ••• at /note/•••"),
        (["", "x"], "there is no x", "there is no •••"),
        ([], "there is no 42", "there is no 42"),
    ])
    func `holds none of them, nor the rest of a longer one`(
        values: [String], sentence: String, shown: String
    ) {
        let text = PrivateText(text: "", hidden: Set(values))
        #expect(text.hiding(in: sentence) == shown)
    }
}
