/// The characters of lines, boxes and marks.
struct Glyphs: Equatable, Sendable {
    let horizontal, vertical, thumb, track: Character
    let corners: [Character]
    let pointer, link, field, on, off, level, close, ellipsis, photo: String

    /// Makes the characters for a theme.
    init(_ theme: Theme) {
        self = theme.isASCII ? .ascii : .unicode
    }

    private init(line: String, marks: [String]) {
        let line = Array(line)
        (horizontal, vertical, thumb, track) = (line[0], line[1], line[2], line[3])
        corners = Array(line[4...7])
        (pointer, link, field, on) = (marks[0], marks[1], marks[2], marks[3])
        (off, level, close, ellipsis) = (marks[4], marks[5], marks[6], marks[7])
        photo = marks[8]
    }

    private static let unicode = Glyphs(
        line: "─│┃│╭╮╰╯",
        marks: ["▸", "›", "✎", "◉", "○", " › ", "×", "…", "▣"])
    private static let ascii = Glyphs(
        line: "-|#|++++",
        marks: [">", ">", "_", "[x]", "[ ]", " > ", "x", "...", "[#]"])
}
