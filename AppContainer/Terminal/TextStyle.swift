import RoutingKit

/// How text is drawn: in colour or plain, and how wide.
struct TextStyle {
    let hasColor: Bool
    let width: Int

    /// A line of text as lines that fit into the window. Tables keep their spaces.
    func fit(_ line: String) -> [String] {
        let line = line.printable
        return line.columns <= width ? [line] : line.wrapped(to: width)
    }

    /// What is printed for a line: its text in the printable form, between the codes of its styles.
    func draw(_ line: StyledLine) -> String {
        line.parts.map { part in
            let text = part.text.printable
            return hasColor && part.style != .plain
                ? "\u{1B}[\(part.style.rawValue)m\(text)\u{1B}[0m" : text
        }.joined()
    }
}
