import Foundation

/// The texts that a source file shows users: the literals in `texts(…)`, with `%@` for each value.
struct TextKeys {
    private(set) var keys: [(key: String, line: Int)] = []

    init(_ file: SourceFile) {
        for call in file.text.matches(of: /\btexts\(/) where !file.isComment(call.range.lowerBound)
        {
            let arguments = file.text[call.range.upperBound...]
            // Two literals if the text depends on a number.
            let isPlain = arguments.first { !$0.isWhitespace } == "\""
            let labels = isPlain ? [""] : ["one:", "others:"]
            for label in labels {
                guard
                    let start = label.isEmpty
                        ? arguments.startIndex : arguments.firstRange(of: label)?.upperBound,
                    let quote = arguments[start...].firstIndex(of: "\"")
                else { continue }
                var scan = LiteralScan(arguments[quote...])
                keys.append((scan.literal(), file.text.lineNumber(at: quote)))
            }
        }
    }
}

extension SourceFile {
    fileprivate func isComment(_ index: String.Index) -> Bool {
        let start = text[..<index].lastIndex(of: "\n") ?? text.startIndex
        return text[start..<index].contains("//")
    }
}

/// Reads a literal of one line.
private struct LiteralScan {
    private var rest: Substring

    init(_ rest: Substring) { self.rest = rest }

    /// Reads the literal at the beginning, with `%@` for each interpolation.
    mutating func literal() -> String {
        var text = ""
        rest = rest.dropFirst()
        while let next = rest.popFirst(), next != "\"" {
            guard next == "\\" else {
                text.append(next)
                continue
            }
            let escaped = rest.popFirst()
            if escaped == "(" { skipInterpolation() }
            text += escaped == "(" ? "%@" : escaped.map(String.init) ?? ""
        }
        return text
    }

    private mutating func skipInterpolation() {
        var depth = 1
        while depth > 0, let next = rest.first {
            if next == "\"" {
                _ = literal()
                continue
            }
            rest = rest.dropFirst()
            if next == "(" { depth += 1 }
            if next == ")" { depth -= 1 }
        }
    }
}
