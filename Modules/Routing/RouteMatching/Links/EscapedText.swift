/// What a text holds once its escapes are decoded, found without keeping the decoded text.
struct EscapedText {
    /// Whether it is empty, `.` or `..`.
    var isNoSegment: Bool { count == dots && count < 3 }
    /// Whether it holds a slash or a backslash.
    private(set) var hasSeparator = false
    /// Whether it still holds an escape, so that a second decoding would change it.
    private(set) var hasEscape = false
    /// A character that would be invisible, or change how its neighbours are read.
    private(set) var hidden: Unicode.Scalar?
    /// A character that a reader can't see, although it may have a meaning in a longer text.
    private(set) var invisible: Unicode.Scalar?

    private var count = 0
    private var dots = 0
    /// How much of an escape the last characters are.
    private var escape = 0

    /// Reads a text in a part of a link.
    /// - Throws: The reason if an escape is broken, or if it decodes to bytes that are not UTF-8.
    init(_ bytes: LinkBytes, in part: String) throws(DeepLinkError) {
        let raw = UnsafeRawBufferPointer(rebasing: bytes)
        if raw.allSatisfy(Self.isPlain) {
            // Each byte is a character and means itself.
            count = raw.count
            dots = raw.count { $0 == UInt8(ascii: ".") }
            hasSeparator = raw.contains { $0 == UInt8(ascii: "/") || $0 == UInt8(ascii: "\\") }
        } else {
            try decode(raw, in: part)
        }
    }

    /// Whether a byte is printable ASCII and no part of an escape.
    private static func isPlain(_ byte: UInt8) -> Bool {
        0x20...0x7E ~= byte && byte != UInt8(ascii: "%")
    }

    private mutating func decode(
        _ bytes: UnsafeRawBufferPointer, in part: String
    ) throws(DeepLinkError) {
        var iterator = PercentDecoder(bytes.makeIterator())
        var decoder = UTF8()
        while true {
            switch decoder.decode(&iterator) {
            case .scalarValue(let scalar): add(scalar)
            case .emptyInput where !iterator.isBroken: return
            // A sequence that a broken escape cuts short is the escape's fault.
            case .emptyInput, .error:
                throw DeepLinkError(iterator.isBroken ? .brokenEscape : .invalidUTF8, part)
            }
        }
    }

    private mutating func add(_ scalar: Unicode.Scalar) {
        count += 1
        dots += scalar == "." ? 1 : 0
        hasSeparator = hasSeparator || scalar == "/" || scalar == "\\"
        if hidden == nil, URLCharacters.isHidden(scalar) { hidden = scalar }
        if invisible == nil, URLCharacters.isInvisible(scalar) { invisible = scalar }
        if scalar == "%" {
            escape = 1
        } else {
            let isHex = UInt8(exactly: scalar.value).map(PercentEncoding.isHexDigit) ?? false
            escape = escape > 0 && isHex ? escape + 1 : 0
            hasEscape = hasEscape || escape == 3
        }
    }
}

/// Decodes escapes byte by byte; a broken one ends it.
struct PercentDecoder<Base: IteratorProtocol<UInt8>>: IteratorProtocol {
    private(set) var isBroken = false
    private var base: Base

    init(_ base: Base) {
        self.base = base
    }

    mutating func next() -> UInt8? {
        guard !isBroken, let byte = base.next() else { return nil }
        guard byte == UInt8(ascii: "%") else { return byte }
        guard let high = base.next().flatMap(PercentEncoding.hexValue),
            let low = base.next().flatMap(PercentEncoding.hexValue)
        else {
            isBroken = true
            return nil
        }
        return high << 4 | low
    }
}
