import TerminalKit

@testable import AppContainer
@testable import CompositionRoot

/// Draws screens of a terminal, one below the other, as SVG.
struct TerminalPicture {
    private static let columnWidth = 8.4, lineHeight = 19.0, margin = 14.0
    private static let roleColors: [TextRole: String] = [
        .strong: "#ffffff", .dim: "#8b949e", .accent: "#56d4dd", .bar: "#8b949e",
        .warning: "#ffa657", .value: "#7ee787", .match: "#ffa657",
    ]

    private let columns: Int
    private var body = ""
    private var height = margin

    init(columns: Int) {
        self.columns = columns
    }

    /// Adds a frame of the app.
    mutating func add(title: String, _ frame: Frame) {
        addBox(title: title, lines: frame.height)
        for row in 0..<frame.height {
            add(frame, row)
            height += Self.lineHeight
        }
        height += 2 * Self.margin
    }

    /// Adds the output of a command, each line in its color.
    mutating func add(title: String, _ lines: [(text: String, color: String)]) {
        addBox(title: title, lines: lines.count)
        for line in lines {
            body += text(line.text, column: 1, color: line.color, line: height + 15)
            height += Self.lineHeight
        }
        height += 2 * Self.margin
    }

    private mutating func addBox(title: String, lines: Int) {
        let top = height
        height += Self.lineHeight * 1.4
        body += text(title, column: 0, color: "#8b949e", isBold: true, line: top + 15)
        let box = Self.lineHeight * Double(lines) + 2 * Self.margin
        body += """
              <rect x="\(Self.margin)" y="\(height)" width="\(width - 2 * Self.margin)" \
            height="\(box)" rx="8" fill="#0d1117" stroke="#30363d"/>

            """
        height += Self.margin
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

    /// Adds a row of a frame in parts, each of one role.
    private mutating func add(_ frame: Frame, _ row: Int) {
        var column = 0
        while column < frame.width {
            let role = frame[column, row].role
            var (end, shown) = (column, "")
            while end < frame.width, frame[end, row].role == role {
                if let character = frame[end, row].text { shown.append(character) }
                end += 1
            }
            let isInverse = [.focused, .selected, .badge].contains(role)
            if isInverse {
                body += """
                      <rect x="\(place(column + 1))" y="\(rounded(height))" \
                    width="\(rounded(Double(end - column) * Self.columnWidth))" \
                    height="\(Self.lineHeight)" fill="#c9d1d9"/>

                    """
            }
            if shown.contains(where: { $0 != " " }) {
                while shown.last == " " { shown.removeLast() }
                body += text(
                    shown, column: column + 1,
                    color: isInverse ? "#0d1117" : Self.roleColors[role] ?? "#c9d1d9",
                    isBold: role == .strong || role == .selected, line: height + 15)
            }
            column = end
        }
    }

    private func text(
        _ text: String, column: Int, color: String, isBold: Bool = false, line: Double
    ) -> String {
        let indent = text.prefix { $0 == " " }.count
        let shown = String(text.dropFirst(indent))
        return """
              <text x="\(place(column + indent))" y="\(rounded(line))" fill="\(color)" \
            textLength="\(rounded(Double(shown.columns) * Self.columnWidth))" \
            lengthAdjust="spacingAndGlyphs" xml:space="preserve"\
            \(isBold ? " font-weight=\"bold\"" : "")>\(escaped(shown))</text>

            """
    }

    /// The distance of a column from the left edge.
    private func place(_ column: Int) -> Double {
        rounded(1.5 * Self.margin + Double(column) * Self.columnWidth)
    }

    private func rounded(_ number: Double) -> Double { (number * 10).rounded() / 10 }

    private func escaped(_ text: String) -> String {
        text.replacing("&", with: "&amp;").replacing("<", with: "&lt;")
            .replacing(">", with: "&gt;")
    }
}
