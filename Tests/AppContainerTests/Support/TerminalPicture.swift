import TerminalKit

@testable import AppContainer

/// Draws screens of a terminal, one below the other, as SVG.
struct TerminalPicture {
    private static let columnWidth = 8.4, lineHeight = 19.0, margin = 14.0
    private static let colors: [Substring: String] = [
        "1": "#ffffff", "2": "#8b949e", "36": "#56d4dd", "31": "#ff7b72",
    ]

    private let columns: Int
    private var body = ""
    private var height = margin

    init(columns: Int) {
        self.columns = columns
    }

    /// Adds a screen, as a terminal receives it.
    mutating func add(title: String, screen: String) {
        let lines = screen.split(separator: "\n", omittingEmptySubsequences: false)
        let top = height
        height += Self.lineHeight * 1.4
        body += text(title, column: 0, color: "#8b949e", isBold: true, line: top + 15)
        let box = Self.lineHeight * Double(lines.count) + 2 * Self.margin
        body += """
              <rect x="\(Self.margin)" y="\(height)" width="\(width - 2 * Self.margin)" \
            height="\(box)" rx="8" fill="#0d1117" stroke="#30363d"/>

            """
        height += Self.margin
        for line in lines {
            add(line)
            height += Self.lineHeight
        }
        height += 2 * Self.margin
    }

    /// The picture.
    var svg: String {
        """
        <svg xmlns="http://www.w3.org/2000/svg" width="\(width)" height="\(height)" \
        viewBox="0 0 \(width) \(height)" font-size="14" \
        font-family="ui-monospace, SFMono-Regular, Menlo, Consolas, 'DejaVu Sans Mono', monospace">
        \(body)</svg>

        """
    }

    private var width: Double { Double(columns) * Self.columnWidth + 4 * Self.margin }

    /// Adds a line in parts, each behind the code of its style (ECMA-48).
    private mutating func add(_ line: Substring) {
        var column = 0
        for (number, part) in line.split(separator: "\u{1B}[", omittingEmptySubsequences: false)
            .enumerated()
        {
            let code = number == 0 ? "0" : part.prefix { $0 != "m" }
            let shown = String(number == 0 ? part : part.dropFirst(code.count + 1))
            if shown.contains(where: { $0 != " " }) {
                body += text(
                    shown, column: column + 1, color: Self.colors[code] ?? "#c9d1d9",
                    isBold: code == "1", line: height + 15)
            }
            column += shown.columns
        }
    }

    private func text(
        _ text: String, column: Int, color: String, isBold: Bool, line: Double
    ) -> String {
        let indent = text.prefix { $0 == " " }.count
        let shown = String(text.dropFirst(indent))
        let place = 1.5 * Self.margin + Double(column + indent) * Self.columnWidth
        return """
              <text x="\(rounded(place))" y="\(rounded(line))" fill="\(color)" \
            textLength="\(rounded(Double(shown.columns) * Self.columnWidth))" \
            lengthAdjust="spacingAndGlyphs" xml:space="preserve"\
            \(isBold ? " font-weight=\"bold\"" : "")>\(escaped(shown))</text>

            """
    }

    private func rounded(_ number: Double) -> Double { (number * 10).rounded() / 10 }

    private func escaped(_ text: String) -> String {
        text.replacing("&", with: "&amp;").replacing("<", with: "&lt;")
            .replacing(">", with: "&gt;")
    }
}
