extension RoutePattern: CustomStringConvertible {
    /// The canonical text, which reads back as an equal pattern.
    public var description: String {
        if segments.isEmpty { return "/" }
        return segments.enumerated().reduce(into: "") { text, next in
            text += "/"
            text += next.element.description
            if isOptional(at: next.offset) { text += "?" }
        }
    }
}

extension RoutePattern.Segment: CustomStringConvertible {
    public var description: String {
        switch self {
        case .literal(let text): return PatternLiteral.segment(text)
        case .parameter(let name, .none): return ":\(name)"
        case .parameter(let name, let constraint): return ":\(name)(\(constraint))"
        case .affixed(let prefix, let name, let constraint, let suffix):
            // Elsewhere `:name+` is the rest of a path.
            let end = prefix.isEmpty && suffix == "+" ? "%2B" : PatternLiteral.text(suffix)
            // In braces if the text would continue its name.
            let continuesName = constraint == .none && end.unicodeScalars.first?.isName == true
            let parameter = Self.parameter(name: name, constraint).description
            return PatternLiteral.text(prefix) + (continuesName ? "{\(name)}" : parameter) + end
        case .wildcard: return "*"
        case .rest(let name): return "**\(name ?? "")"
        }
    }
}

/// Percent-encodes a literal where the parser would read something else.
enum PatternLiteral {
    static func segment(_ text: String) -> String {
        // In other routers `[id]` and `$id` are parameters. By scalars, as an accent after the
        // bracket is part of the same character.
        let scalars = text.unicodeScalars
        guard scalars.first == "[" || scalars.first == "$" else { return self.text(text) }
        return String(scalars.prefix(1)).percentEncoded + self.text(String(scalars.dropFirst()))
    }

    /// The spelling of a part of a segment, or of a text of an enumeration.
    static func text(_ text: String) -> String {
        let escapes = { (byte: UInt8) in !(0x21...0x7E ~= byte && Unicode.Scalar(byte).isLiteral) }
        guard text.utf8.holds(escapes) else { return text }
        return text.map { character in
            // A character that joins its neighbours would change what they are.
            let isApart = "/\(character)/".count == 3
            return isApart && character.unicodeScalars.allSatisfy(\.isLiteral)
                ? "\(character)" : "\(character)".percentEncoded
        }.joined()
    }
}

extension Unicode.Scalar {
    var isLiteral: Bool {
        switch self {
        case ":", "*", "?", "#", "%", "(", ")", "{", "}", "<", ">", "|", "/", "\\", " ": false
        default: true
        }
    }
}
