import Foundation

package enum Key: Equatable, Sendable {
    case character(Character), control(Character)
    case enter, escape, tab, backspace, delete
    case up, down, left, right, home, end, pageUp, pageDown
    case paste(String)
    /// The left button at a column and a row.
    case click(Int, Int)
    /// A click at a row of a page or a list, by its position from zero.
    case row(String, Int)
    case wheel(Int)
}

/// Reads keys from the bytes of a terminal, which may be split anywhere.
struct KeyParser {
    /// How many bytes of a paste are read. The rest is dropped, so that a paste or a reply without
    /// an end takes no more memory.
    static let longestPaste = 65_536

    /// What isn't read yet. Each byte is a scalar.
    private var input = ""

    /// What the input begins with, once its end is there (the names are those of ECMA-48):
    /// - a paste;
    /// - a control sequence, which ends with its final byte. F1 to F4, and the arrows in
    ///   application mode (SS3), have no other;
    /// - a reply of the terminal (DCS, SOS, OSC, PM or APC), which ends with a bell, with an Escape
    ///   and a backslash, or where any other Escape begins something else;
    /// - characters, or an Escape;
    /// - a byte that isn't part of a character, which is dropped alone.
    private let token =
        #/
        \x1B\[200~(?<paste>[^\x1B]*+(?:\x1B(?!\[201~)[^\x1B]*+)*+)\x1B\[201~
        |\x1B(?:O|\[(?!200~))(?<sequence>[^\x40-\x7E]*+[\x40-\x7E])
        |\x1B[PX\]^_][^\x07\x1B]*+(?:\x07|\x1B\\|(?=\x1B[^\\]))
        |(?<text>\x1B(?=[^\[OPX\]^_])|[\x00-\x1A\x1C-\x7F]++
            |(?:[\xC2-\xDF][\x80-\xBF]|[\xE0-\xEF][\x80-\xBF]{2}|[\xF0-\xF4][\x80-\xBF]{3})++)
        |[\x80-\xC1\xF5-\xFF]++|[\xC2-\xF4](?=[\x80-\xBF]*[^\x80-\xBF])
        /#.dotMatchesNewlines().matchingSemantics(.unicodeScalar)

    /// Input whose end may be under way: of a paste, a reply, or what an Escape begins.
    private let beginning = #/\x1B\[200~(?<paste>.*)|\x1B[PX\]^_].+|\x1B(?<rest>.*)/#
        .dotMatchesNewlines().matchingSemantics(.unicodeScalar)

    private static let keys: [String: Key] = [
        "\u{8}": .backspace, "\t": .tab, "\n": .enter, "\r": .enter, "\u{1B}": .escape,
        "\u{7F}": .backspace, "[A": .up, "[B": .down, "[C": .right, "[D": .left, "[H": .home,
        "[F": .end, "[1~": .home, "[3~": .delete, "[4~": .end, "[5~": .pageUp, "[6~": .pageDown,
    ]

    /// How long to wait for more bytes before ``flush()``, in milliseconds; `nil` if nothing is
    /// expected. An Escape may be the key, too.
    var patience: Int32? { input.wholeMatch(of: beginning).map { $0.rest == nil ? 1_000 : 40 } }

    mutating func feed(_ more: some Sequence<UInt8>) -> [Key] {
        input.unicodeScalars.append(contentsOf: more.map { Unicode.Scalar($0) })
        var rest = input[...]
        var keys: [Key] = []
        while let match = rest.prefixMatch(of: token) {
            rest = rest[match.range.upperBound...]
            if let paste = match.paste { keys.append(Self.paste(paste)) }
            if let text = match.text { keys += Self.keys(of: text) }
            if let key = match.sequence.flatMap(Self.key(ofSequence:)) { keys.append(key) }
        }
        input = String(rest)
        let most = Self.longestPaste + "\u{1B}[200~".utf8.count
        if input.unicodeScalars.count > most + 5 {
            // The end of a paste or a reply may be split.
            let end = input.unicodeScalars.suffix(5)
            input = String(input.unicodeScalars.prefix(most)) + String(end)
        }
        return keys
    }

    /// Reads what remains after ``patience`` without bytes: an Escape alone is the key, a paste
    /// without an end is one nevertheless, and the beginning of a reply means nothing.
    mutating func flush() -> [Key] {
        guard let match = input.wholeMatch(of: beginning) else { return [] }
        input = String(match.rest ?? "")
        if let paste = match.paste { return [Self.paste(paste)] }
        return match.rest == nil ? [] : [.escape] + feed([])
    }

    private static func text(_ bytes: some Sequence<Unicode.Scalar>) -> String {
        String(decoding: bytes.map { UInt8(truncatingIfNeeded: $0.value) }, as: UTF8.self)
    }

    private static func paste(_ bytes: Substring) -> Key {
        .paste(text(bytes.unicodeScalars.prefix(longestPaste)))
    }

    private static func keys(of bytes: Substring) -> [Key] {
        // Bytes that are no text have been replaced.
        text(bytes.unicodeScalars).unicodeScalars.filter { $0 != "\u{FFFD}" }.map { scalar in
            let letter = scalar.value < 0x20 ? Unicode.Scalar(scalar.value + 0x60) : nil
            return keys[String(scalar)] ?? letter.map { .control(Character($0)) }
                ?? .character(Character(scalar))
        }
    }

    private static func key(ofSequence text: Substring) -> Key? {
        let numbers = text.split { !$0.isNumber }.compactMap { Int($0) }
        let number = text.hasSuffix("~") ? numbers.first.map { "\($0)" } ?? "" : ""
        guard text.hasPrefix("<") else { return keys["[\(number)\(text.suffix(1))"] }
        // The left button, or the wheel (xterm, SGR 1006). Releases mean nothing.
        guard text.hasSuffix("M"), numbers.count == 3 else { return nil }
        let wheel: Key? = [64: .wheel(-3), 65: .wheel(3)][numbers[0]]
        return numbers[0] == 0 ? .click(numbers[1] - 1, numbers[2] - 1) : wheel
    }
}
