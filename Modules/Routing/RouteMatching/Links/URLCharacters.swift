/// What each byte means in a URL, and which characters it may not hide.
enum URLCharacters {
    /// Whether RFC 3986 allows a byte everywhere in a URL, or it is the sign of an escape. Browsers
    /// and mail programs write others in queries and fragments.
    static func isPlain(_ byte: UInt8) -> Bool {
        switch byte {
        case 0x61...0x7A, 0x41...0x5A, 0x24...0x3B, 0x21, 0x3D, 0x40, 0x5F, 0x7E: true
        default: false
        }
    }

    /// Whether a character is invisible, or changes how its neighbours are read.
    /// - Parameter inPath: Whether a soft hyphen, a zero-width space, a tag or a line separator
    ///   counts, too. Joiners and variation selectors are part of letters and emoji, and never do.
    static func isHidden(_ scalar: Unicode.Scalar, inPath: Bool = true) -> Bool {
        switch scalar.value {
        // Unicode adds no control characters.
        case 0..<0x20, 0x7F...0x9F: true
        // The last one is a byte order mark, which Foundation drops at the start of a text.
        case 0x202A...0x202E, 0x2066...0x2069, 0x200E, 0x200F, 0x061C, 0xFEFF: true
        case 0x2028, 0x2029: inPath
        // Nearly all letters, which are asked for no properties.
        case 0..<0xAD, 0xAE..<0x34F, 0x200C, 0x200D: false
        default:
            inPath && scalar.properties.isDefaultIgnorableCodePoint
                && !scalar.properties.isVariationSelector
        }
    }

    static func checkHidden(in text: String, of part: String) throws(DeepLinkError) {
        for scalar in text.unicodeScalars where isHidden(scalar, inPath: part == "path") {
            throw DeepLinkError(.hiddenCharacter, "\(code(of: scalar)) in its \(part)")
        }
    }

    /// The code of a character, such as `U+202E`.
    static func code(of scalar: Unicode.Scalar) -> String {
        let code = String(scalar.value, radix: 16, uppercase: true)
        return "U+" + String(repeating: "0", count: max(0, 4 - code.count)) + code
    }
}

extension DeepLinkError {
    /// - Parameter part: The part of the URL; what is in front of the query is a path, or its host.
    @inline(never)
    init(rawCharacter position: Int, of bytes: TextBytes, in part: String = "path") {
        let byte = bytes[position]
        let front = bytes.extracting(0..<position).text
        let isHost = part == "path" && front.wholeMatch(of: /[^:\/?#]*:\/\/[^\/?#]*/) != nil
        let part = isHost ? "host" : part
        switch byte {
        case UInt8(ascii: "[") where isHost: self.init(.bracketedHost)
        case 0x80... where isHost: self.init(.internationalHost)
        case UInt8(ascii: " "): self.init(.rawCharacter, "space in its \(part)")
        case 0x21...0x7E:
            self.init(.rawCharacter, "'\(Unicode.Scalar(byte))' in its \(part)")
        case 0x80... where part == "path":
            self.init(.rawCharacter, "non-ASCII character in its path")
        // In query and fragment only control characters beyond ASCII are refused.
        default: self.init(.rawCharacter, "control character in its \(part)")
        }
    }
}
