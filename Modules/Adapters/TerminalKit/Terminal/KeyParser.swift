package enum Key: Equatable, Sendable {
    case character(Character)
    case enter, escape, tab, backTab, backspace, delete
    case up, down, left, right, home, end, pageUp, pageDown
    case control(Character)
    case paste(String)
    /// The left button at a cell.
    case click(Position)
    /// A click at an entry of a list, by its position from zero.
    case entry(Int)
    /// The wheel, by lines; positive is down.
    case wheel(Int)
}

/// Reads keys from the bytes of a terminal, which may be split anywhere.
struct KeyParser {
    private var bytes: [UInt8] = []
    /// The text between the marks of a paste; `nil` outside of one.
    private var paste: [UInt8]?

    private static let endOfPaste = Array("\u{1B}[201~".utf8)

    init() {}

    /// Whether an Escape may be a key or the beginning of a sequence. If no byte follows for a
    /// moment, call ``flush()``.
    var isAmbiguous: Bool { paste == nil && bytes.first == 0x1B }

    mutating func feed(_ more: some Sequence<UInt8>) -> [Key] {
        bytes += more
        var keys: [Key] = []
        while let token = next() {
            bytes.removeFirst(token.count)
            keys += [token.key].compactMap(\.self)
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
    private typealias Token = (count: Int, key: Key?)

    private mutating func next() -> Token? {
        if paste != nil { return nextOfPaste() }
        guard let first = bytes.first else { return nil }
        switch first {
        case 0x1B: return sequence()
        case 0x09: return (1, .tab)
        case 0x0A, 0x0D: return (1, .enter)
        case 0x08, 0x7F: return (1, .backspace)
        case ..<0x20: return (1, .control(Character(Unicode.Scalar(first + 0x60))))
        default: return character(startingWith: first)
        }
    }

    private func character(startingWith first: UInt8) -> Token? {
        let length =
            switch first {
            case 0xC2...0xDF: 2
            case 0xE0...0xEF: 3
            case 0xF0...0xF4: 4
            default: 1
            }
        // A byte that isn't part of a character is dropped alone.
        let tail = bytes.prefix(length).dropFirst()
        guard tail.allSatisfy({ $0 & 0xC0 == 0x80 }) else { return (1, nil) }
        guard bytes.count >= length else { return nil }
        let text = String(decoding: bytes.prefix(length), as: UTF8.self).first
        return (length, text.flatMap { $0 == "\u{FFFD}" ? nil : .character($0) })
    }

    private mutating func sequence() -> Token? {
        guard bytes.count > 1 else { return nil }
        switch bytes[1] {
        case UInt8(ascii: "O"): return bytes.count > 2 ? (3, Self.key(of: bytes[2])) : nil
        case UInt8(ascii: "["):
            // The final byte of a control sequence (ECMA-48).
            guard let end = bytes.dropFirst(2).firstIndex(where: { 0x40...0x7E ~= $0 }) else {
                // Nothing that is longer is a sequence.
                return bytes.count > 64 ? (bytes.count, nil) : nil
            }
            let text = String(decoding: bytes[2..<end], as: UTF8.self)
            if text == "200", bytes[end] == UInt8(ascii: "~") { paste = [] }
            return (end + 1, Self.key(of: bytes[end], after: text))
        default: return (1, .escape)
        }
    }

    private mutating func nextOfPaste() -> Token? {
        guard let escape = bytes.firstIndex(of: 0x1B) else {
            paste? += bytes
            bytes = []
            return nil
        }
        let end = Self.endOfPaste
        let rest = bytes[escape...]
        guard rest.count >= end.count || !end.starts(with: rest) else { return nil }
        if rest.starts(with: end) {
            let text = String(decoding: (paste ?? []) + bytes[..<escape], as: UTF8.self)
            paste = nil
            return (escape + end.count, .paste(text))
        }
        paste? += bytes[...escape]
        return (escape + 1, nil)
    }

    /// The key of a sequence by its final byte and the text between that and the introducer.
    private static func key(of final: UInt8, after text: String = "") -> Key? {
        let numbers = text.drop { $0 == "<" }.split(separator: ";").compactMap { Int($0) }
        switch final {
        case UInt8(ascii: "M") where text.hasPrefix("<"):
            // A click or the wheel (xterm, SGR 1006). Releases mean nothing.
            guard numbers.count == 3 else { return nil }
            switch numbers[0] {
            case 0: return .click(Position(numbers[1] - 1, numbers[2] - 1))
            case 64: return .wheel(-3)
            case 65: return .wheel(3)
            default: return nil
            }
        case UInt8(ascii: "~"): return numbers.first.flatMap { numbered[$0] }
        default: return text.hasPrefix("<") ? nil : letters[Character(Unicode.Scalar(final))]
        }
    }

    private static let numbered: [Int: Key] = [
        1: .home, 3: .delete, 4: .end, 5: .pageUp, 6: .pageDown, 7: .home, 8: .end,
    ]
    private static let letters: [Character: Key] = [
        "A": .up, "B": .down, "C": .right, "D": .left, "H": .home, "F": .end, "Z": .backTab,
        "M": .enter,
    ]
}
