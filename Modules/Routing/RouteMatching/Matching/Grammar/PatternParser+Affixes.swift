extension PatternParser {
    /// A segment with a text before its parameter or after it, as `p-:id.html`; `nil` if it has
    /// no parameter, or is one as a whole.
    func affixed(_ part: Range<Int>) throws(PatternError) -> RoutePattern.Segment? {
        guard text[part.lowerBound] != "*", let start = parameterStart(in: part) else { return nil }
        let end = parameterEnd(from: start, in: part)
        guard start..<end != part else { return nil }
        let prefix = try affix(part.lowerBound..<start)
        let parameter =
            text[start] == ":"
            ? try parameter((start + 1)..<end) : try bracketed(start..<end)
        guard case .parameter(let name, let constraint) = parameter else {
            throw error(at: start, "\(parameter) takes whole segments, with no text beside it")
        }
        if let other = parameterStart(in: end..<part.upperBound) {
            throw error(
                at: other, "a segment has one parameter; put a slash in front of another one")
        }
        let suffix = try affix(end..<part.upperBound)
        return .affixed(prefix: prefix, name: name, constraint, suffix: suffix)
    }

    /// Where the first parameter of some text begins: at a `:`, `<` or `{` that is not escaped.
    private func parameterStart(in part: Range<Int>) -> Int? {
        var place = part.lowerBound
        while place < part.upperBound {
            switch text[place] {
            case ":", "<", "{": return place
            case "\\": place += 2
            default: place += 1
            }
        }
        return nil
    }

    /// The end of a parameter; the end of the segment if a bracket is left open.
    private func parameterEnd(from start: Int, in part: Range<Int>) -> Int {
        let body = (start + 1)..<part.upperBound
        switch text[start] {
        case "<": return end(of: ">", in: body)
        case "{": return end(of: "}", in: body)
        default:
            let end = body.first { !text[$0].isName } ?? part.upperBound
            guard end < part.upperBound, text[end] == "(" else { return end }
            return self.end(of: ")", in: end..<part.upperBound)
        }
    }

    private func end(of close: Text.Element, in part: Range<Int>) -> Int {
        part.first { text[$0] == close }.map { $0 + 1 } ?? part.upperBound
    }

    /// A text beside a parameter; it may be empty, or dots.
    private func affix(_ part: Range<Int>) throws(PatternError) -> String {
        let spelled = text.text(in: part)
        let affix = spelled.allSatisfy { $0 == "." } ? spelled : try literal(part)
        guard affix.utf8.isASCII else {
            let wrong = part.first { !text.text(in: $0..<($0 + 1)).utf8.isASCII }
            throw error(
                at: wrong ?? part.lowerBound,
                "the text beside a parameter is ASCII, as an accent of the value could change it")
        }
        return affix
    }
}
