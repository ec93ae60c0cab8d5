import Foundation

/// A line of text that the user types, with the cursor between its halves.
struct LineEditor: Equatable, Sendable {
    private(set) var before: String
    private(set) var after = ""

    init(_ text: String = "") {
        before = text
    }

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

/// What a URL that the user has begun may become: the paths of routes and earlier URLs.
struct URLCompletion {
    /// The most recent URLs first.
    let candidates: [String]
    private let text: String

    /// - Parameter paths: The patterns of the routes, for instance `/product/:id`.
    /// - Parameter history: From the oldest URL to the newest.
    init(of text: String, paths: [String], history: [String]) {
        self.text = text
        let url = Self.url(text)
        var known: Set<String> = [text]
        candidates = (history.reversed() + paths.sorted()).filter {
            $0.hasPrefix(url) && known.insert($0).inserted
        }
    }

    /// The URL that a typed text means: a path needs no slash in front.
    static func url(_ text: String) -> String {
        let url = text.filter { !$0.isWhitespace }
        return url.isEmpty || url.hasPrefix("/") || url.contains(":") ? url : "/" + url
    }

    /// The text up to the place where the candidates differ, or where a value begins.
    var longest: String {
        guard let first = candidates.first else { return text }
        let literal = Self.literal(of: candidates.reduce(first) { $0.commonPrefix(with: $1) })
        return literal.count > text.count ? literal : text
    }

    /// A candidate up to the place where a value begins. A complete URL has none.
    static func literal(of candidate: String) -> String {
        candidate.hasPrefix("/")
            ? String(candidate.prefix { $0 != ":" && $0 != "*" }) : candidate
    }
}
