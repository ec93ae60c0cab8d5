/// The text before the path of an app's links, such as `https://momentsapp.com/`.
package struct LinkPrefix: BitwiseCopyable, Sendable {
    /// The number of bytes.
    package let count: Int
    /// Whether the first segment after it is a host, as in a custom scheme.
    let isBeforeHost: Bool
    /// Where its bytes begin, in lower case, among the words of all prefixes: eight a word, the last
    /// eight of them in the last one.
    private let firstWord: Int

    /// Reads a prefix and puts its words after those that are there.
    init(_ text: String, appendingTo words: inout [UInt64]) {
        let bytes = Array(text.lowercased().utf8)
        count = bytes.count
        isBeforeHost = text.hasSuffix("://")
        // Their number is stored before the bytes.
        firstWord = words.count + 1
        bytes.withUnsafeBytes { TextBytes($0).addText(to: &words) }
    }

    /// Whether some bytes begin with it, in upper or lower case.
    @inline(__always)
    func stands(in bytes: TextBytes, _ words: FixedMemory<UInt64>) -> Bool {
        guard count <= bytes.count else { return false }
        let bytes = bytes.prefix(count)
        var start = 0
        var place = firstWord
        while start &+ 8 < count {
            guard Self.isAlike(bytes.fullWord(at: start), words[place]) else { return false }
            start = start &+ 8
            place = place &+ 1
        }
        return Self.isAlike(bytes.lastWord, words[place])
    }

    @inline(__always)
    private static func isAlike(_ own: UInt64, _ word: UInt64) -> Bool {
        own == word || ByteLanes8.lowercased(own) == word
    }
}
