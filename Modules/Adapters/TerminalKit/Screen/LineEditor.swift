import Foundation

/// A line of text that the user types, with the cursor between its halves.
struct LineEditor: Equatable, Sendable {
    private(set) var before: String
    private(set) var after = ""

    init(_ text: String = "") { before = text }

    var text: String { before + after }

    mutating func handle(_ key: Key) {
        switch key {
        case .character(let character): before.append(character)
        // A line has no line breaks.
        case .paste(let text): before += String(text.map { $0.isNewline ? " " : $0 })
        case .backspace: _ = before.popLast()
        case .delete: after = String(after.dropFirst())
        case .left: if let moved = before.popLast() { after = String(moved) + after }
        case .right: if !after.isEmpty { before.append(after.removeFirst()) }
        case .home: (before, after) = ("", text)
        case .end: (before, after) = (text, "")
        case .control("u"): before = ""
        default: break
        }
    }
}

/// What a URL that the user has begun may become.
struct URLCompletion {
    let text: String
    /// The patterns of all routes.
    let patterns: [String]

    /// The patterns that begin like it, for instance `/product/:id`, in alphabetical order.
    var candidates: [String] {
        let url = Self.url(text)
        return patterns.sorted().filter { $0 != text && $0.hasPrefix(url) }
    }

    /// The URL that a typed text means: a path needs no slash in front.
    static func url(_ text: String) -> String {
        let url = text.filter { !$0.isWhitespace }
        return url.isEmpty || url.hasPrefix("/") || url.contains(":") ? url : "/" + url
    }

    /// The text up to the place where the candidates differ, or where a value begins, also if the
    /// user has typed part of the value's name.
    var longest: String {
        // What the first and the last one have in common, those between them have, too.
        guard let first = candidates.first, let last = candidates.last else { return text }
        return Self.literal(of: first.commonPrefix(with: last))
    }

    /// A pattern up to the place where a value begins.
    static func literal(of pattern: String) -> String {
        String(pattern.prefix { $0 != ":" && $0 != "*" })
    }
}
