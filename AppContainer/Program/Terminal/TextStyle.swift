import RoutingKit
import TerminalKit

/// The color and width of text.
struct TextStyle {
    let hasColor: Bool
    let width: Int

    /// Wraps a line of text to the window. Lines that fit keep their spaces, as in tables.
    func fit(_ line: String) -> [String] {
        let line = line.printable
        return line.columns <= width ? [line] : line.wrapped(to: width)
    }

    /// The output for a line: its text in the printable form, between the codes of its styles.
    func draw(_ line: StyledLine) -> String {
        line.parts.map { part in
            let text = part.text.printable
            return hasColor && part.style != .plain
                ? "\u{1B}[\(part.style.rawValue)m\(text)\u{1B}[0m" : text
        }.joined()
    }
}
