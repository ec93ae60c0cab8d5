/// What stands in front of the path of an app's links, for instance `https://momentsapp.com/`.
struct LinkPrefix: BitwiseCopyable, Sendable {
    /// The number of bytes.
    let count: Int
    /// Whether the first segment behind it is a host, as in a custom scheme.
    let isBeforeHost: Bool
    /// Where its bytes begin, in lower case and eight a word, among the words of all prefixes.
    private let firstWord: Int

    /// Reads a prefix and puts its words behind those that are there.
    init(_ text: String, appendingTo words: inout [UInt64]) {
        let bytes = Array(text.lowercased().utf8)
        count = bytes.count
        isBeforeHost = text.hasSuffix("://")
        firstWord = words.count
        bytes.withUnsafeBytes { bytes in
            for start in stride(from: 0, to: bytes.count, by: 8) {
                words.append(TextBytes(bytes).word(at: start))
            }
        }
    }

    /// Whether some bytes begin with it, in upper or lower case.
    @inline(__always)
    func stands(in bytes: TextBytes, _ words: FixedMemory<UInt64>) -> Bool {
        guard count <= bytes.count else { return false }
        var start = 0
        var place = firstWord
        while start < count {
            let own = EightBytes.prefix(bytes.word(at: start), min(8, count &- start))
            let word = words[place]
            guard own == word || EightBytes.lowercased(own) == word else { return false }
            start = start &+ 8
            place = place &+ 1
        }
        return true
    }
}
