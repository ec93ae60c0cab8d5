import Foundation

package enum Key: Equatable, Sendable {
    case character(Character), control(Character)
    case enter, escape, tab, backTab, backspace, delete
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
    private var bytes: [UInt8] = []

    private static let pasteStart = Array("\u{1B}[200~".utf8)
    private static let pasteEnd = Array("\u{1B}[201~".utf8)
    private static let keys: [String: Key] = [
        "A": .up, "B": .down, "C": .right, "D": .left, "H": .home, "F": .end, "Z": .backTab,
        "M": .enter, "1~": .home, "3~": .delete, "4~": .end, "5~": .pageUp, "6~": .pageDown,
        "7~": .home, "8~": .end,
    ]

    /// Whether an Escape may be a key or the beginning of a sequence. If no byte follows for a
    /// moment, call ``flush()``.
    var isAmbiguous: Bool { bytes.first == 0x1B && !bytes.starts(with: Self.pasteStart) }

    mutating func feed(_ more: some Sequence<UInt8>) -> [Key] {
        bytes += more
        var keys: [Key] = []
        while let token = next() {
            bytes.removeFirst(token.count)
            if let key = token.key { keys.append(key) }
        }
        return keys
    }

    /// Reads what remains after a moment without bytes: an Escape alone is the key.
    mutating func flush() -> [Key] {
        guard isAmbiguous else { return [] }
        bytes.removeFirst()
        return [.escape] + feed([])
    }

    /// How many bytes the next token has, and its key; the key is `nil` if it means nothing to the
    /// app.
    private func next() -> (count: Int, key: Key?)? {
        guard let first = bytes.first else { return nil }
        switch first {
        case 0x1B: return sequence()
        case 0x09: return (1, .tab)
        case 0x0A, 0x0D: return (1, .enter)
        case 0x08, 0x7F: return (1, .backspace)
        case ..<0x20: return (1, .control(Character(Unicode.Scalar(first + 0x60))))
        default: break
        }
        for count in 1...min(4, bytes.count) {
            let text = String(bytes: bytes.prefix(count), encoding: .utf8)
            if let character = text?.first { return (count, .character(character)) }
        }
        let isBegun = first >= 0xC2 && bytes.dropFirst().allSatisfy { 0x80..<0xC0 ~= $0 }
        // A byte that isn't part of a character is dropped alone.
        return isBegun && bytes.count < 4 ? nil : (1, nil)
    }

    private func sequence() -> (count: Int, key: Key?)? {
        guard bytes.count > 1 else { return nil }
        if bytes[1] == UInt8(ascii: "O") {
            return bytes.count < 3
                ? nil : (3, Self.keys[String(decoding: [bytes[2]], as: UTF8.self)])
        }
        guard bytes[1] == UInt8(ascii: "[") else { return (1, .escape) }
        if bytes.starts(with: Self.pasteStart) {
            guard let end = bytes.firstRange(of: Self.pasteEnd) else { return nil }
            let text = bytes[Self.pasteStart.count..<end.lowerBound]
            return (end.upperBound, .paste(String(decoding: text, as: UTF8.self)))
        }
        // The final byte of a control sequence (ECMA-48).
        guard let end = bytes.dropFirst(2).firstIndex(where: { 0x40...0x7E ~= $0 }) else {
            // Nothing that is longer is a sequence.
            return bytes.count > 64 ? (bytes.count, nil) : nil
        }
        return (end + 1, Self.key(of: String(decoding: bytes[2...end], as: UTF8.self)))
    }

    /// The key of a sequence without its introducer, such as `A`, `1;5A` or `3~`.
    private static func key(of text: String) -> Key? {
        let numbers = text.split { !$0.isNumber }.compactMap { Int($0) }
        guard text.hasPrefix("<") else {
            let number = text.hasSuffix("~") ? numbers.first.map { "\($0)" } ?? "" : ""
            return keys[number + text.suffix(1)]
        }
        // A click or the wheel (xterm, SGR 1006). Releases mean nothing.
        guard text.hasSuffix("M"), numbers.count == 3 else { return nil }
        switch numbers[0] {
        case 0: return .click(numbers[1] - 1, numbers[2] - 1)
        case 64: return .wheel(-3)
        case 65: return .wheel(3)
        default: return nil
        }
    }
}
