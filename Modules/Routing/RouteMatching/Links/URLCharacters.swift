/// The characters that RFC 3986 has a place for.
enum URLCharacters {
    /// Unreserved, reserved without brackets (no host of ours needs them), and `%`.
    @inline(__always)
    static func contains(_ byte: UInt8) -> Bool {
        switch byte {
        // All but `"`, `<`, `>`, the brackets, `\`, `^`, the backtick, the braces and `|`.
        case 0x21, 0x23...0x3B, 0x3D, 0x3F...0x5A, 0x5F, 0x61...0x7A, 0x7E: true
        default: false
        }
    }

    /// Whether a byte means itself in a path and a query, although it is rare in both.
    @inline(__always)
    static func isHarmless(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "!"), UInt8(ascii: "$"), UInt8(ascii: ":"), UInt8(ascii: ";"),
            UInt8(ascii: "@"), UInt8(ascii: "~"):
            true
        default: false
        }
    }

    /// Whether a decoded character would be invisible or change how its neighbours are read.
    static func isHidden(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        // Unicode adds no control characters.
        case 0..<0x20, 0x7F...0x9F: true
        case 0x202A...0x202E, 0x2066...0x2069, 0x200E, 0x200F, 0x061C: true
        // A byte order mark, which Foundation drops at the start of a text.
        case 0xFEFF: true
        default: false
        }
    }

    /// Whether a reader can't see a decoded character: a soft hyphen, a zero-width space, a tag, a
    /// line separator. Joiners and variation selectors are part of letters and emoji, and stay.
    static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        // None is among the alphabets of Europe, the scripts of East Asia, and emoji.
        case 0..<0xAD, 0xAE..<0x34F, 0x350..<0x61C, 0x3165..<0xFE00, 0x1F000...0x1FFFF: false
        case 0x2028, 0x2029: true
        case 0x200C, 0x200D: false
        default:
            scalar.properties.isDefaultIgnorableCodePoint && !scalar.properties.isVariationSelector
        }
    }

    static func name(_ byte: UInt8) -> String {
        switch byte {
        case UInt8(ascii: " "): "space"
        case 0x21...0x7E: "'\(Unicode.Scalar(byte))'"
        case 0x80...: "non-ASCII character"
        default: "control character"
        }
    }
}

extension DeepLinkError {
    /// The reason why a byte isn't allowed in a URL after the bytes before it.
    init(rawCharacter byte: UInt8, behind front: LinkBytes) {
        let scheme = front.prefix(before: UInt8(ascii: ":"))
        let rest = front.dropFirst(scheme.count + 1)
        let isHost =
            rest.prefix(2).isText("//") && !scheme.contains { "/?#".utf8.contains($0) }
            && !rest.dropFirst(2).contains { "/?#".utf8.contains($0) }
        switch byte {
        case UInt8(ascii: "[") where isHost: self.init(.bracketedHost)
        case 0x80... where isHost: self.init(.internationalHost)
        default:
            let part =
                front.contains(UInt8(ascii: "#"))
                ? "fragment"
                : front.contains(UInt8(ascii: "?")) ? "query" : isHost ? "host" : "path"
            self.init(.rawCharacter, "\(URLCharacters.name(byte)) in its \(part)")
        }
    }
}
