import Foundation

/// Draws boxes with the text of a terminal, one below the other, as SVG.
struct TerminalPicture {
    private struct Run {
        let text: String
        var color = "#c9d1d9"
        var isBold = false, isInverse = false
    }

    private static let columnWidth = 8.4, lineHeight = 19.0, margin = 14.0
    /// By the code that begins the style.
    private static let colors = ["1": "#ffffff", "2": "#8b949e", "36": "#56d4dd", "32": "#7ee787"]

    private let width: Double
    private var body = ""
    private var height = margin

    init(columns: Int) {
        width = Double(columns) * Self.columnWidth + 4 * Self.margin
    }

    /// Adds the lines of a terminal, with the codes of their styles.
    mutating func add(title: String, styled lines: [String]) {
        let rows = lines.map { line in
            let parts = line.components(separatedBy: "\u{1B}[")
            return [Run(text: parts[0])]
                + parts.dropFirst().map { part in
                    let code = String(part.prefix { $0 != "m" })
                    let isInverse = code == "7"
                    return Run(
                        text: String(part.dropFirst(code.count + 1)),
                        color: isInverse ? "#0d1117" : Self.colors[code] ?? "#c9d1d9",
                        isBold: code == "1", isInverse: isInverse)
                }
        }
        add(title, rows)
    }

    /// Adds the output of a command, each line in its color.
    mutating func add(title: String, _ lines: [(text: String, color: String)]) {
        add(title, lines.map { [Run(text: $0.text, color: $0.color)] })
    }

    private mutating func add(_ title: String, _ rows: [[Run]]) {
        write(Run(text: title, color: "#8b949e", isBold: true), at: 0)
        height += Self.lineHeight * 1.4
        let box = Self.lineHeight * Double(rows.count) + 2 * Self.margin
        body += """
              <rect x="\(Self.margin)" y="\(height)" width="\(width - 2 * Self.margin)" \
            height="\(box)" rx="8" fill="#0d1117" stroke="#30363d"/>

            """
        height += Self.margin
        for runs in rows {
            var column = 1
            for run in runs {
                write(run, at: column)
                column += run.text.columns
            }
            height += Self.lineHeight
        }
        height += 2 * Self.margin
    }

    private mutating func write(_ run: Run, at column: Int) {
        func place(_ column: Int) -> Double {
            rounded(1.5 * Self.margin + Double(column) * Self.columnWidth)
        }
        func rounded(_ number: Double) -> Double { (number * 10).rounded() / 10 }
        func length(_ text: String) -> Double { rounded(Double(text.columns) * Self.columnWidth) }
        if run.isInverse {
            body += """
                  <rect x="\(place(column))" y="\(rounded(height))" width="\(length(run.text))" \
                height="\(Self.lineHeight)" fill="#c9d1d9"/>

                """
        }
        let indent = run.text.prefix { $0 == " " }.count
        var shown = String(run.text.dropFirst(indent))
        while shown.last == " " { shown.removeLast() }
        guard !shown.isEmpty else { return }
        let escaped = shown.replacing("&", with: "&amp;").replacing("<", with: "&lt;")
            .replacing(">", with: "&gt;")
        body += """
              <text x="\(place(column + indent))" y="\(rounded(height + 15))" fill="\(run.color)" \
            textLength="\(length(shown))" lengthAdjust="spacingAndGlyphs" xml:space="preserve"\
            \(run.isBold ? " font-weight=\"bold\"" : "")>\(escaped)</text>

            """
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
