import Testing

@testable import BoundaryKit

@Suite struct `The difference of two texts` {
    private func text(_ numbers: some Sequence<Int>) -> String {
        numbers.map { "\($0)\n" }.joined()
    }

    @Test func `shows three lines around each change`() {
        let old = text(1...20)
        let new = text([1, 2, 3, 4, 50, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 20, 21])
        #expect(
            LineDifference(from: old, to: new).text(of: "a.txt") == """
                --- a/a.txt
                +++ b/a.txt
                @@ -2,7 +2,7 @@
                 2
                 3
                 4
                -5
                +50
                 6
                 7
                 8
                @@ -16,5 +16,5 @@
                 16
                 17
                 18
                -19
                 20
                +21
                """)
    }

    @Test func `is empty for equal texts`() {
        #expect(LineDifference(from: "a\nb", to: "a\nb").text(of: "a.txt") == "")
    }
}
