/// The characters of lines, boxes and marks.
struct Glyphs: Equatable, Sendable {
    let horizontal, vertical, thumb, track: Character
    let corners: [Character]
    let pointer, link, action, field, on, off, level, sheet, ellipsis, separator: String

    /// Makes the characters for a theme.
    init(_ theme: Theme) {
        self = theme.isASCII ? .ascii : .unicode
    }

    private init(line: String, marks: [String]) {
        let line = Array(line)
        (horizontal, vertical, thumb, track) = (line[0], line[1], line[2], line[3])
        corners = Array(line[4...7])
        (pointer, link, action, field) = (marks[0], marks[1], marks[2], marks[3])
        (on, off, level, sheet) = (marks[4], marks[5], marks[6], marks[7])
        (ellipsis, separator) = (marks[8], marks[9])
    }

    private static let unicode = Glyphs(
        line: "─│┃│╭╮╰╯",
        marks: ["▸", "›", "•", "✎", "◉", "○", " › ", " » ", "…", " · "])
    private static let ascii = Glyphs(
        line: "-|#|++++",
        marks: [">", ">", "*", "_", "x", "o", " > ", " >> ", "...", " - "])
}
