/// The difference of two texts by lines.
struct LineDifference {
    private enum Line {
        case same(String), removed(String), added(String)
    }

    private let lines: [Line]
    private static let context = 3

    init(from old: String, to new: String) {
        let before = Self.lines(of: old)
        let after = Self.lines(of: new)
        let difference = after.difference(from: before)
        var removed: Set<Int> = []
        var added: Set<Int> = []
        for change in difference {
            switch change {
            case .remove(let offset, _, _): removed.insert(offset)
            case .insert(let offset, _, _): added.insert(offset)
            }
        }
        var lines: [Line] = []
        var (left, right) = (0, 0)
        while left < before.count || right < after.count {
            if removed.contains(left) {
                lines.append(.removed(before[left]))
                left += 1
            } else if added.contains(right) {
                lines.append(.added(after[right]))
                right += 1
            } else {
                lines.append(.same(before[left]))
                left += 1
                right += 1
            }
        }
        self.lines = lines
    }

    /// The lines without their line feeds, but with the note that the format demands after a last
    /// line without one.
    private static func lines(of text: String) -> [String] {
        // A carriage return with its line feed is one character.
        var lines = text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false)
            .map { String($0) }
        if let rest = lines.popLast(), !rest.isEmpty {
            lines.append(rest + "\n\\ No newline at end of file")
        }
        return lines
    }

    /// The difference in the unified format; empty if there is none.
    func text(of file: String) -> String {
        let changed = lines.indices.filter { if case .same = lines[$0] { false } else { true } }
        guard !changed.isEmpty else { return "" }
        var hunks: [ClosedRange<Int>] = []
        for index in changed {
            let start = max(0, index - Self.context)
            let end = min(lines.count - 1, index + Self.context)
            if let last = hunks.last, start <= last.upperBound + 1 {
                hunks[hunks.count - 1] = last.lowerBound...end
            } else {
                hunks.append(start...end)
            }
        }
        return (["--- a/\(file)", "+++ b/\(file)"] + hunks.flatMap(hunk)).joined(separator: "\n")
    }

    private func hunk(_ range: ClosedRange<Int>) -> [String] {
        var (left, right) = (0, 0)
        var texts: [String] = []
        for line in lines[range] {
            switch line {
            case .same(let text): (left, right, texts) = (left + 1, right + 1, texts + [" " + text])
            case .removed(let text): (left, texts) = (left + 1, texts + ["-" + text])
            case .added(let text): (right, texts) = (right + 1, texts + ["+" + text])
            }
        }
        let before = lines[..<range.lowerBound]
        // An empty side begins at the line before it.
        let oldStart = before.count { if case .added = $0 { false } else { true } } + min(left, 1)
        let newStart =
            before.count { if case .removed = $0 { false } else { true } } + min(right, 1)
        return ["@@ -\(oldStart),\(left) +\(newStart),\(right) @@"] + texts
    }
}
