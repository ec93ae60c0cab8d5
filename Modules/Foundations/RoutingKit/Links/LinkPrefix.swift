/// What stands in front of the path of an app's links, for instance `https://momentsapp.com/`.
struct LinkPrefix: Sendable {
    /// The number of bytes.
    let count: Int
    /// Whether the first segment behind it is a host, as in a custom scheme.
    let isBeforeHost: Bool
    /// The bytes in lower case, eight a word.
    private let words: [UInt64]

    init(_ text: String) {
        let bytes = Array(text.lowercased().utf8)
        count = bytes.count
        isBeforeHost = text.hasSuffix("://")
        words = bytes.withUnsafeBytes { bytes in
            stride(from: 0, to: bytes.count, by: 8).map { TextBytes(bytes).word(at: $0) }
        }
    }

    /// Whether some bytes begin with it, in upper or lower case.
    @inline(__always)
    func stands(in bytes: TextBytes) -> Bool {
        guard count <= bytes.count else { return false }
        var start = 0
        for word in words {
            let own = EightBytes.prefix(bytes.word(at: start), min(8, count &- start))
            guard EightBytes.lowercased(own) == word else { return false }
            start = start &+ 8
        }
        return true
    }
}
