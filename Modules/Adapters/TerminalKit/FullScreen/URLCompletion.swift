/// What a URL that the user has begun may become: the paths of routes and earlier URLs.
struct URLCompletion {
    /// The candidates, the most recent URLs first.
    let candidates: [String]
    private let text: String

    /// Completes a text by the patterns of the routes, for instance `/product/:id`, and by earlier
    /// URLs, from the oldest to the newest.
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
        text.isEmpty || text.hasPrefix("/") || text.contains(":") ? text : "/" + text
    }

    /// The text up to the place where the candidates differ, or where a value begins.
    var longest: String {
        guard var common = candidates.first else { return text }
        for candidate in candidates.dropFirst() {
            common = common.commonPrefix(with: candidate)
        }
        let literal = Self.literal(of: common)
        return literal.count > text.count ? literal : text
    }

    /// A candidate up to the place where a value begins. A complete URL has none.
    static func literal(of candidate: String) -> String {
        guard candidate.hasPrefix("/") else { return candidate }
        return String(candidate.prefix { $0 != ":" && $0 != "*" })
    }
}

extension String {
    fileprivate func commonPrefix(with other: String) -> String {
        String(zip(self, other).prefix { $0 == $1 }.map(\.0))
    }
}
