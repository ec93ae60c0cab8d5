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
    private var bytes: [UInt8] = []

    private static let pasteStart = Array("\u{1B}[200~".utf8)
    private static let pasteEnd = Array("\u{1B}[201~".utf8)
    private static let keys: [String: Key] = [
        "A": .up, "B": .down, "C": .right, "D": .left, "H": .home, "F": .end, "1~": .home,
        "3~": .delete, "4~": .end, "5~": .pageUp, "6~": .pageDown,
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

    private func sequence() -> (count: Int, key: Key?)? {
        guard bytes[1] == UInt8(ascii: "[") else { return (1, .escape) }
        if bytes.starts(with: Self.pasteStart) {
            guard let end = bytes.firstRange(of: Self.pasteEnd) else { return nil }
            let text = bytes[Self.pasteStart.count..<end.lowerBound]
            return (end.upperBound, .paste(String(decoding: text, as: UTF8.self)))
        }
        // The final byte of a control sequence (ECMA-48). Nothing that is longer is one.
        guard let end = bytes.dropFirst(2).firstIndex(where: { 0x40...0x7E ~= $0 }) else {
            return bytes.count > 64 ? (bytes.count, nil) : nil
        }
        let text = String(decoding: bytes[2...end], as: UTF8.self)
        let numbers = text.split { !$0.isNumber }.compactMap { Int($0) }
        let number = text.hasSuffix("~") ? numbers.first.map { "\($0)" } ?? "" : ""
        guard text.hasPrefix("<") else { return (end + 1, Self.keys[number + text.suffix(1)]) }
        // The left button, or the wheel (xterm, SGR 1006). Releases mean nothing.
        guard text.hasSuffix("M"), numbers.count == 3 else { return (end + 1, nil) }
        let wheel: Key? = [64: .wheel(-3), 65: .wheel(3)][numbers[0]]
        return (end + 1, numbers[0] == 0 ? .click(numbers[1] - 1, numbers[2] - 1) : wheel)
    }
}
