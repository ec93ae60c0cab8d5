/// Texts that are lent one after the other, as a function lends its parameter: nothing counts
/// references to them. Reading them from an array would take as long as a short match.
public final class LentTexts: Sendable {
    // What cannot be copied has to be lent.
    @usableFromInline
    struct Text: ~Copyable, Sendable {
        @usableFromInline let string: String
        init(_ string: String) { self.string = string }
    }

    @usableFromInline nonisolated(unsafe) let texts: UnsafeMutableBufferPointer<Text>

    public init(_ strings: [String]) {
        texts = .allocate(capacity: strings.count)
        for (index, string) in strings.enumerated() {
            texts.initializeElement(at: index, to: Text(string))
        }
    }

    deinit {
        texts.deinitialize()
        texts.deallocate()
    }

    /// Asks about one text after the other, again and again.
    /// - Returns: The sum of the answers.
    @inlinable
    @inline(__always)
    public func sum(of answer: (String) -> Int?, count: Int) -> Int {
        var (index, sum) = (0, 0)
        for _ in 0..<count {
            if let answer = withText(at: index, answer) { sum &+= answer }
            index += 1
            if index == texts.count { index = 0 }
        }
        return sum
    }

    @inlinable
    @inline(__always)
    public func withText<Result>(at index: Int, _ body: (String) -> Result) -> Result {
        Self.lend(texts[index], body)
    }

    @inlinable
    @inline(__always)
    static func lend<Result>(_ text: borrowing Text, _ body: (String) -> Result) -> Result {
        body(text.string)
    }
}
