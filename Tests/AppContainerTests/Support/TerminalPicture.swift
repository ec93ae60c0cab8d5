import Foundation

/// Draws boxes with the text of a terminal, one below the other, as SVG.
struct TerminalPicture {
    private static let columnWidth = 8, lineHeight = 19, margin = 14
    /// By the code that begins the style; `7` is inverse.
    private static let colors = [
        "1": "#ffffff", "2": "#8b949e", "7": "#0d1117", "31": "#ff7b72", "32": "#7ee787",
        "36": "#56d4dd",
    ]

    private let width: Int
    private var body = ""
    private var height = margin

    init(columns: Int) {
        width = columns * Self.columnWidth + 4 * Self.margin
    }

    /// Adds the lines of a terminal, with the codes of their styles.
    mutating func add(title: String, _ lines: [String]) {
        write(title, color: "#8b949e", isBold: true, at: 0)
        height += Self.lineHeight + Self.margin / 2
        let box = Self.lineHeight * lines.count + 2 * Self.margin
        body += """
              <rect x="\(Self.margin)" y="\(height)" width="\(width - 2 * Self.margin)" \
            height="\(box)" rx="8" fill="#0d1117" stroke="#30363d"/>

            """
        height += Self.margin
        for line in lines {
            var column = 1
            // The text before the first code has no style.
            for run in "m\(line)".components(separatedBy: "\u{1B}[") {
                let code = String(run.prefix { $0 != "m" })
                let text = String(run.dropFirst(code.count + 1))
                if code == "7" { fill(text.columns, at: column) }
                write(
                    text, color: Self.colors[code] ?? "#c9d1d9", isBold: code == "1", at: column)
                column += text.columns
            }
            height += Self.lineHeight
        }
        height += 2 * Self.margin
    }

    private mutating func fill(_ columns: Int, at column: Int) {
        body += """
              <rect x="\(x(of: column))" y="\(height)" \
            width="\(columns * Self.columnWidth)" height="\(Self.lineHeight)" fill="#c9d1d9"/>

            """
    }

    private mutating func write(_ text: String, color: String, isBold: Bool, at column: Int) {
        let indent = text.prefix { $0 == " " }.count
        let shown = text.trimmingCharacters(in: .whitespaces)
        guard !shown.isEmpty else { return }
        let escaped = shown.replacing("&", with: "&amp;").replacing("<", with: "&lt;")
            .replacing(">", with: "&gt;")
        body += """
              <text x="\(x(of: column + indent))" y="\(height + 15)" fill="\(color)" \
            textLength="\(shown.columns * Self.columnWidth)" lengthAdjust="spacingAndGlyphs" \
            xml:space="preserve"\(isBold ? " font-weight=\"bold\"" : "")>\(escaped)</text>

            """
    }

    private func x(of column: Int) -> Int {
        Self.margin * 3 / 2 + column * Self.columnWidth
    }

    var svg: String {
        """
        <svg xmlns="http://www.w3.org/2000/svg" width="\(width)" height="\(height)" \
        viewBox="0 0 \(width) \(height)" font-size="14" \
        font-family="ui-monospace, SFMono-Regular, Menlo, Consolas, 'DejaVu Sans Mono', monospace">
        \(body)</svg>

        """
    }
}

extension String {
    fileprivate var columns: Int {
        unicodeScalars.reduce(0) { $0 + ($1.properties.isEmojiPresentation ? 2 : 1) }
    }
}
