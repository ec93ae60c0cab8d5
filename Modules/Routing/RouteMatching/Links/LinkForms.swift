/// How the links look that an app answers, read once. All that parse a link share it.
@usableFromInline
package final class LinkForms: Sendable {
    /// The hosts and schemes as they were declared, in lower case.
    let hosts: [String], schemes: [String]
    /// The hosts that links can have.
    let answered: [LinkHost]
    /// The schemes that links can have.
    let answeredSchemes: [String]
    /// What a link from outside begins with, unless its host is one of many.
    private let prefixes: FixedMemory<LinkPrefix>
    /// The same with the port that `https` has anyway.
    private let portPrefixes: FixedMemory<LinkPrefix>
    private let words: FixedMemory<UInt64>

    init(hosts: [String], schemes: [String]) {
        self.hosts = hosts.map { $0.lowercased() }
        self.schemes = schemes.map { $0.lowercased() }
        answered = hosts.compactMap { LinkHost($0) }
        answeredSchemes = self.schemes.filter(Self.isScheme)
        var words: [UInt64] = []
        let hosts = answered.compactMap(\.exact)
        let texts = hosts.map { "https://\($0)/" } + answeredSchemes.map { "\($0)://" }
        prefixes = FixedMemory(texts.map { LinkPrefix($0, appendingTo: &words) })
        portPrefixes = FixedMemory(
            hosts.map { LinkPrefix("https://\($0):443/", appendingTo: &words) })
        self.words = FixedMemory(words)
    }

    deinit {
        prefixes.deallocate()
        portPrefixes.deallocate()
        words.deallocate()
    }

    /// The prefix that some bytes begin with; `nil` if there is none.
    @inline(__always)
    package func prefix(of bytes: TextBytes) -> LinkPrefix? { first(of: prefixes, in: bytes) }

    @inline(__always)
    private func first(
        of prefixes: FixedMemory<LinkPrefix>, in bytes: TextBytes
    ) -> LinkPrefix? {
        for place in 0..<prefixes.count where prefixes[place].stands(in: bytes, words) {
            return prefixes[place]
        }
        return nil
    }

    /// The parts of a link that needs no second look, as nearly all are; `nil` for any other text.
    /// - Parameter takesPaths: Whether a path alone will do.
    @inlinable
    @inline(__always)
    func plainParts(of text: String, takesPaths: Bool) -> LinkParts? {
        text.utf8.withContiguousStorageIfAvailable { bytes in
            plainParts(of: bytes, takesPaths: takesPaths)
        } ?? nil
    }

    @inline(never)
    @usableFromInline
    func plainParts(of bytes: UnsafeBufferPointer<UInt8>, takesPaths: Bool) -> LinkParts? {
        guard 1...DeepLink.maximumLength ~= bytes.count else { return nil }
        let bytes = TextBytes(UnsafeRawBufferPointer(bytes))
        if bytes[0] == UInt8(ascii: "/") {
            return takesPaths ? LinkParts(ofPlain: bytes, behind: 1) : nil
        }
        guard let prefix = prefix(of: bytes) ?? first(of: portPrefixes, in: bytes),
            let parts = LinkParts(ofPlain: bytes, behind: prefix.count)
        else { return nil }
        guard prefix.isBeforeHost else { return parts }
        let host = bytes.slice(parts.path).prefix(before: UInt8(ascii: "/"))
        // What else a host may not be has no prefix.
        return host.hasInternationalLabel || host.contains(where: { "%:@".utf8.contains($0) })
            ? nil : parts
    }

    /// Whether a text in lower case is a scheme of its own (RFC 3986, section 3.1).
    private static func isScheme(_ text: String) -> Bool {
        let letters: ClosedRange<UInt8> = 0x61...0x7A
        return text.utf8.first.map(letters.contains) == true && !["http", "https"].contains(text)
            && text.utf8.allSatisfy {
                letters.contains($0) || 0x30...0x39 ~= $0 || "+-.".utf8.contains($0)
            }
    }
}
