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

    private var bytes: [UInt8] = []

    private static let pasteStart = Array("\u{1B}[200~".utf8)
    private static let pasteEnd = Array("\u{1B}[201~".utf8)
    private static let keys: [String: Key] = [
        "A": .up, "B": .down, "C": .right, "D": .left, "H": .home, "F": .end, "1~": .home,
        "3~": .delete, "4~": .end, "5~": .pageUp, "6~": .pageDown,
    ]

    /// How long to wait for more bytes before ``flush()``, in milliseconds; `nil` if nothing is
    /// expected.
    var patience: Int32? {
        guard bytes.first == 0x1B else { return nil }
        // An Escape may be the key, or begin a sequence. The rest of a text may be under way.
        return isText ? 1_000 : 40
    }

    /// Whether the bytes begin a paste or a reply, which has a text and an end.
    private var isText: Bool {
        bytes.starts(with: Self.pasteStart) || (bytes.count > 2 && isReply)
    }

    /// Whether the bytes begin a reply of the terminal (DCS, SOS, OSC, PM or APC in ECMA-48).
    private var isReply: Bool { bytes.count > 1 && "PX]^_".utf8.contains(bytes[1]) }

    mutating func feed(_ more: some Sequence<UInt8>) -> [Key] {
        bytes += more
        var keys: [Key] = []
        while let token = next() {
            bytes.removeFirst(token.count)
            if let key = token.key { keys.append(key) }
        }
        let most = Self.longestPaste + Self.pasteEnd.count
        // The end of a paste or a reply may be split.
        if bytes.count > most { bytes.removeSubrange(Self.longestPaste..<bytes.count - 5) }
        return keys
    }

    /// Reads what remains after ``patience`` without bytes: an Escape alone is the key, a paste
    /// without an end is one nevertheless, and the beginning of a reply means nothing.
    mutating func flush() -> [Key] {
        guard patience != nil else { return [] }
        if isText {
            defer { bytes = [] }
            return isReply ? [] : [paste(to: bytes.count)]
        }
        bytes.removeFirst()
        return [.escape] + feed([])
    }

    private func paste(to end: Int) -> Key {
        .paste(String(decoding: bytes[Self.pasteStart.count..<end], as: UTF8.self))
    }

    /// How many bytes the next token has, and its key; the key is `nil` if it means nothing to the
    /// app.
    private func next() -> (count: Int, key: Key?)? {
        guard let first = bytes.first else { return nil }
        switch first {
        case 0x1B: return bytes.count > 1 ? sequence() : nil
        case 0x09: return (1, .tab)
        case 0x0A, 0x0D: return (1, .enter)
        case 0x08, 0x7F: return (1, .backspace)
        case ..<0x20: return (1, .control(Character(Unicode.Scalar(first + 0x60))))
        default: break
        }
        let count = first < 0xC2 || first > 0xF4 ? 1 : first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4
        guard bytes.count >= count else { return nil }
        let text = String(bytes: bytes.prefix(count), encoding: .utf8)
        // A byte that isn't part of a character is dropped alone.
        return text?.first.map { (count, .character($0)) } ?? (1, nil)
    }

    /// Reads a sequence that an Escape begins.
    private func sequence() -> (count: Int, key: Key?)? {
        if bytes.starts(with: Self.pasteStart) {
            return bytes.firstRange(of: Self.pasteEnd).map { end in
                (end.upperBound, paste(to: min(end.lowerBound, Self.longestPaste)))
            }
        }
        let rest = bytes.dropFirst(2)
        if "[O".utf8.contains(bytes[1]) {
            // The final byte of a control sequence (ECMA-48). F1 to F4, and the arrows in
            // application mode (SS3), have no other.
            if let last = rest.firstIndex(where: { 0x40...0x7E ~= $0 }) {
                return (last + 1, key(of: String(decoding: rest[...last], as: UTF8.self)))
            }
        } else if !isReply {
            return (1, .escape)
        } else if let last = rest.firstIndex(where: { $0 == 0x07 || $0 == 0x1B }) {
            // A bell, or an Escape with a backslash. Any other Escape begins something else.
            if bytes[last] == 0x07 { return (last + 1, nil) }
            guard bytes.count > last + 1 else { return nil }
            return (bytes[last + 1] == UInt8(ascii: "\\") ? last + 2 : last, nil)
        }
        return nil
    }

    private func key(of text: String) -> Key? {
        let numbers = text.split { !$0.isNumber }.compactMap { Int($0) }
        let number = text.hasSuffix("~") ? numbers.first.map { "\($0)" } ?? "" : ""
        guard text.hasPrefix("<") else { return Self.keys[number + text.suffix(1)] }
        // The left button, or the wheel (xterm, SGR 1006). Releases mean nothing.
        guard text.hasSuffix("M"), numbers.count == 3 else { return nil }
        let wheel: Key? = [64: .wheel(-3), 65: .wheel(3)][numbers[0]]
        return numbers[0] == 0 ? .click(numbers[1] - 1, numbers[2] - 1) : wheel
    }
}
