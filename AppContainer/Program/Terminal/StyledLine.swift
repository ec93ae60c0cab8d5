/// A line of text in parts, each with a style. It contains no terminal codes: the console adds them
/// when it prints the line, so that text can't contain codes of its own.
struct StyledLine: Equatable {
    /// The look of a part, by its code (ECMA-48, Select Graphic Rendition).
    enum Style: String {
        case plain = ""
        case bold = "1"
        case dim = "2"
        case accent = "36"
    }

    /// Text in one style.
    struct Part: Equatable {
        let text: String
        let style: Style
    }

    private(set) var parts: [Part]

    init(_ text: String, _ style: Style = .plain) {
        parts = [Part(text: text, style: style)]
    }

    static func + (line: StyledLine, end: StyledLine) -> StyledLine {
        var line = line
        line.parts += end.parts
        return line
    }
}
