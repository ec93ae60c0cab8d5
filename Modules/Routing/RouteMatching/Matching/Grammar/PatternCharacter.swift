/// A character of a pattern's text, as its parser sees it.
protocol PatternCharacter: ExpressibleByUnicodeScalarLiteral, Equatable {
    /// Whether a name may hold it: an ASCII letter, a digit or `_`.
    var isName: Bool { get }
    /// Whether it is a digit in ASCII.
    var isDigit: Bool { get }
    /// Whether a literal may contain it.
    var isLiteral: Bool { get }
}

extension Character: PatternCharacter {
    var isName: Bool { isASCII && (isLetter || isNumber || self == "_") }
    var isDigit: Bool { isASCII && isNumber }

    /// Goes by scalars: a URL is split at each slash, also at one with a combining mark.
    var isLiteral: Bool { unicodeScalars.allSatisfy { ASCIICharacter($0)?.isLiteral ?? true } }
}

/// A character of an ``ASCIIText``.
struct ASCIICharacter: PatternCharacter {
    let byte: UInt8

    init(byte: UInt8) { self.byte = byte }

    init?(_ scalar: Unicode.Scalar) {
        guard scalar.isASCII else { return nil }
        byte = UInt8(truncatingIfNeeded: scalar.value)
    }

    init(unicodeScalarLiteral scalar: Unicode.Scalar) { byte = UInt8(ascii: scalar) }

    var isName: Bool {
        isDigit || byte == UInt8(ascii: "_")
            || UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte | 0x20
    }

    var isDigit: Bool { UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte }

    var isLiteral: Bool {
        switch self {
        case ":", "*", "?", "#", "%", "(", ")", "{", "}", "<", ">", "|", "/", "\\", " ": false
        default: true
        }
    }
}
