/// Reads keys from the bytes of a terminal, which may be split anywhere.
struct KeyParser {
    private var bytes: [UInt8] = []
    /// The text between the marks of a paste; `nil` outside of one.
    private var paste: [UInt8]?

    init() {}

    /// Whether an Escape may be a key or the beginning of a sequence. If no byte follows for a
    /// moment, call ``flush()``.
    var isAmbiguous: Bool { paste == nil && bytes.first == 0x1B }

    /// Reads the keys that are complete.
    mutating func feed(_ more: some Sequence<UInt8>) -> [Key] {
        bytes += more
        var keys: [Key] = []
        while let key = next() {
            if let key = key.value { keys.append(key) }
        }
        return keys
    }

    /// Reads what remains after a moment without bytes: an Escape alone is the key.
    mutating func flush() -> [Key] {
        guard isAmbiguous else { return [] }
        bytes.removeFirst()
        return [.escape] + feed([])
    }

    /// A sequence that was read; its value is `nil` if it means nothing to the app.
    private struct Token {
        let value: Key?
    }

    private mutating func next() -> Token? {
        if paste != nil { return nextOfPaste() }
        guard let first = bytes.first else { return nil }
        if first == 0x1B { return sequence() }
        if let key = Self.controls[first] { return take(1, key) }
        if first < 0x20 {
            return take(1, .control(Character(Unicode.Scalar(first + 0x60))))
        }
        return character(startingWith: first)
    }

    private mutating func character(startingWith first: UInt8) -> Token? {
        let length =
            switch first {
            case 0xC2...0xDF: 2
            case 0xE0...0xEF: 3
            case 0xF0...0xF4: 4
            default: 1
            }
        let isWhole = bytes.count >= length
        let tail = bytes.prefix(length).dropFirst()
        // A byte that isn't part of a character is dropped alone.
        guard tail.allSatisfy({ $0 & 0xC0 == 0x80 }) else { return take(1, nil) }
        guard isWhole else { return nil }
        let text = String(decoding: bytes.prefix(length), as: UTF8.self).first
        return take(length, text.flatMap { $0 == "\u{FFFD}" ? nil : .character($0) })
    }

    private mutating func sequence() -> Token? {
        guard bytes.count > 1 else { return nil }
        switch bytes[1] {
        case UInt8(ascii: "O"):
            return bytes.count > 2 ? take(3, KeySequence.key(of: bytes[2])) : nil
        case UInt8(ascii: "["):
            // The final byte of a control sequence (ECMA-48).
            guard let end = bytes.dropFirst(2).firstIndex(where: { 0x40...0x7E ~= $0 }) else {
                // Nothing that is longer is a sequence.
                return bytes.count > 64 ? take(bytes.count, nil) : nil
            }
            let sequence = KeySequence(bytes[2...end])
            if sequence.startsPaste { paste = [] }
            return take(end + 1, sequence.key)
        default: return take(1, .escape)
        }
    }

    private mutating func nextOfPaste() -> Token? {
        let end = KeySequence.endOfPaste
        guard let escape = bytes.firstIndex(of: 0x1B) else {
            paste? += bytes
            bytes = []
            return nil
        }
        let rest = bytes[escape...]
        guard rest.count >= end.count || !end.starts(with: rest) else { return nil }
        if rest.starts(with: end) {
            let text = String(decoding: (paste ?? []) + bytes[..<escape], as: UTF8.self)
            paste = nil
            return take(escape + end.count, .paste(text))
        }
        paste? += bytes[...escape]
        return take(escape + 1, nil)
    }

    private mutating func take(_ count: Int, _ key: Key?) -> Token {
        bytes.removeFirst(count)
        return Token(value: key)
    }

    private static let controls: [UInt8: Key] = [
        0x09: .tab, 0x0A: .enter, 0x0D: .enter, 0x08: .backspace, 0x7F: .backspace,
    ]
}
