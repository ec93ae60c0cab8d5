import DesignKit
import Foundation

/// The rows of a screen and their headings as lines of one width. Two columns in front of each row
/// are free for a mark.
///
/// A part is laid out when it is needed: a list of thousands of rows takes no longer than one that
/// fits into the window.
struct PageLayout {
    /// How many rows the screen has, and how many of them contain the text of the filter.
    private(set) var rowCount = 0, matchCount = 0
    let width: Int, filter: String
    static let narrowest = 8

    private let sections: [ContentSection]
    /// What is laid out as a whole: a row of a section, or its heading if `row` is `nil`.
    private var parts: [(section: Int, row: Int?)] = []
    /// The lines of parts that are laid out.
    private var lines: [Int: [Line]] = [:]
    /// Makes a text of a link that doesn't open.
    private let opened: (ContentRow) -> ContentRow

    /// A filter leaves out the rows that don't contain its text, but for all rows of a heading that
    /// does, and a row that loads more, which may contain it.
    /// - Parameter opened: Makes a text of a link that doesn't open.
    init(
        _ sections: [ContentSection], width: Int, filter: String = "",
        opened: @escaping (ContentRow) -> ContentRow = { $0 }
    ) {
        self.width = max(width, Self.narrowest)
        self.filter = filter
        self.sections = sections
        self.opened = opened
        let words = filter.lowercased()
        let isASCII = filter.utf8.count == filter.unicodeScalars.count
        func isMatch(_ text: String?) -> Bool {
            guard let text else { return false }
            if text.lowercased().withCString({ strstr($0, words) != nil }) { return true }
            // Foundation takes longer, and knows which letters with accents are the same.
            return !isASCII && text.range(of: filter, options: .caseInsensitive) != nil
        }
        func isMatch(_ row: ContentRow) -> Bool {
            row.loadsWhenVisible || isMatch(row.title) || isMatch(row.note) || isMatch(row.value)
        }
        for (number, section) in sections.enumerated() {
            let showsAll = filter.isEmpty || isMatch(section.title)
            let rows = section.rows.indices.filter { showsAll || isMatch(section.rows[$0]) }
            let loading = section.rows.count(where: \.loadsWhenVisible)
            rowCount += section.rows.count - loading
            matchCount += rows.count - loading
            let hasHeading = section.heading != nil
            // Without a heading it is a gap, which the first section doesn't need.
            if hasHeading ? showsAll || !rows.isEmpty : !rows.isEmpty && !parts.isEmpty {
                parts.append((number, nil))
            }
            parts += rows.map { (number, $0) }
        }
    }

    /// How many parts it has, at least one: a sentence in place of rows.
    var count: Int { max(1, parts.count) }

    /// Returns the lines of a part, at least one.
    mutating func lines(of part: Int) -> [Line] {
        if let known = lines[part] { return known }
        let new =
            if parts.isEmpty {
                [Line("  " + nothing, .dim)]
            } else if let row = row(part) {
                lines(of: opened(row))
            } else {
                (part == 0 ? [] : [Line("")]) + heading(of: sections[parts[part].section])
            }
        lines[part] = new
        return new
    }

    mutating func forgetLines() { lines = [:] }

    private var nothing: String {
        filter.isEmpty ? texts("There is nothing here.") : texts("No row contains '\(filter)'.")
    }

    private func row(_ part: Int) -> ContentRow? {
        guard parts.indices.contains(part), let row = parts[part].row else { return nil }
        return sections[parts[part].section].rows[row]
    }

    /// Returns the row of a part, if the user can choose it.
    func choice(_ part: Int) -> ContentRow? {
        row(part).flatMap { opened($0).isChoice ? $0 : nil }
    }

    /// Returns the first part with a row to choose, from a part on.
    /// - Parameter step: 1 to search down, -1 to search up.
    func choice(from part: Int, by step: Int) -> Int? {
        stride(from: part, to: step > 0 ? count : -1, by: step).first { choice($0) != nil }
    }

    /// Returns the part of a row; `nil` if it isn't there any more.
    func part(of id: String) -> Int? { parts.indices.first { row($0)?.id == id } }

    private func heading(of section: ContentSection) -> [Line] {
        guard let heading = section.heading, let title = section.title else { return [] }
        let badge = section.badge.map { Line(" \($0.text) ", .inverse) + Line(" ") } ?? Line("")
        let line = joined(Line(" ") + badge + Line(heading, .strong), section.value)
        return line.map { [$0] } ?? title.wrapped(to: width - 1).map { Line(" " + $0, .strong) }
    }

    /// A row to choose has at most three lines for its title and as many for its detail. A text to
    /// read is shown whole.
    private func lines(of row: ContentRow) -> [Line] {
        let most = row.isChoice ? 3 : Int.max
        func text(_ text: String, _ role: TextRole) -> [Line] {
            let lines = text.wrapped(to: width - 4)
            var shown = lines.prefix(most).map { Line("  ") + Line($0, role) }
            if lines.count > most { shown[most - 1] = shown[most - 1] + Line(" …", .dim) }
            return shown
        }
        let role: TextRole = if case .action = row.kind { .accent } else { .plain }
        var shown = text(row.label, role)

        // What fits of the detail is in the line of the title, with the value at the end.
        let note = row.note ?? row.draft?.text
        let detail = row.detail ?? row.draft?.text
        func first(beside note: String?, _ value: String?) -> [Line]? {
            guard shown.count == 1 else { return nil }
            let end = note.map { Line("  ") + Line($0, .dim) } ?? Line("")
            return joined(shown[0] + end, value).map { [$0] }
        }
        let valued = row.value.flatMap { first(beside: nil, $0) }
        let below = detail.map { text($0, .dim) } ?? []
        shown =
            first(beside: note, row.value) ?? valued.map { $0 + text(note ?? "", .dim) }
            ?? first(beside: detail, nil) ?? shown + below
        if case .link = row.kind { shown[0] = shown[0].cut(0..<width - 1) + Line("›", .dim) }
        return shown
    }

    /// A line with a value at its end; `nil` if both don't fit.
    private func joined(_ line: Line, _ value: String?) -> Line? {
        let needed = line.columns + (value.map { $0.columns + 2 } ?? 0)
        guard needed <= width - 2 else { return nil }
        guard let value else { return line }
        return line.cut(0..<width - 2 - value.columns) + Line(value, .value)
    }
}

extension ContentRow {
    /// The title with a mark that says what choosing the row does; a link has its own at the end.
    fileprivate var label: String {
        switch kind {
        case .text: photo == nil ? title : "▣ \(title)"
        case .link: title
        case .action: "[\(title)]"
        case .field: "✎ \(title)"
        case .toggle(let isOn, _): "\(isOn ? "◉" : "○") \(title)"
        }
    }
}
