/// A control sequence of a terminal, without its introducer `ESC [`.
struct KeySequence {
    private let final: UInt8
    private let text: String

    init(_ bytes: ArraySlice<UInt8>) {
        final = bytes.last ?? 0
        text = String(decoding: bytes.dropLast(), as: UTF8.self)
    }

    /// The bytes that end a paste.
    static let endOfPaste = Array("\u{1B}[201~".utf8)

    var startsPaste: Bool { final == UInt8(ascii: "~") && text == "200" }

    /// The key; `nil` for a sequence that means nothing to the app.
    var key: Key? {
        if text.hasPrefix("<") { return mouse }
        if final == UInt8(ascii: "~") { return numbered }
        return Self.key(of: final)
    }

    /// The key of the last byte of a sequence.
    static func key(of final: UInt8) -> Key? {
        switch final {
        case UInt8(ascii: "A"): .up
        case UInt8(ascii: "B"): .down
        case UInt8(ascii: "C"): .right
        case UInt8(ascii: "D"): .left
        case UInt8(ascii: "H"): .home
        case UInt8(ascii: "F"): .end
        case UInt8(ascii: "Z"): .backTab
        case UInt8(ascii: "M"): .enter
        default: nil
        }
    }

    private var numbered: Key? {
        switch text.split(separator: ";").first {
        case "1", "7": .home
        case "3": .delete
        case "4", "8": .end
        case "5": .pageUp
        case "6": .pageDown
        default: nil
        }
    }

    /// A click or the wheel (xterm, SGR 1006). Releases mean nothing.
    private var mouse: Key? {
        let numbers = text.dropFirst().split(separator: ";").compactMap { Int($0) }
        guard numbers.count == 3, final == UInt8(ascii: "M") else { return nil }
        switch numbers[0] {
        case 0: return .click(Position(numbers[1] - 1, numbers[2] - 1))
        case 64: return .wheel(-3)
        case 65: return .wheel(3)
        default: return nil
        }
    }
}
