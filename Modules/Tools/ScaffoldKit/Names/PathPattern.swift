import CommandLineKit
import Foundation

/// The path of a route, such as `/profile/:id`.
struct PathPattern: Hashable, Sendable {
    /// The path as it is written.
    let text: String
    private let segments: [Substring]

    /// Reads a path.
    /// - Throws: ``CommandError`` if it isn't one that the command can rename.
    init(checking text: String) throws(CommandError) {
        let form = /(?:\/(?:[a-z0-9._~-]+|:[A-Za-z][A-Za-z0-9]*))+/
        guard text.wholeMatch(of: form) != nil else {
            throw .usage(
                "'\(text)' isn't the path of a route, such as /profile/:id; a path has words in "
                    + "lowercase letters, and names of parameters after a colon")
        }
        self.init(text)
    }

    /// Uses a path that is registered.
    init(_ text: String) {
        self.text = text
        segments = text.split(separator: "/")
    }

    /// The names of its parameters.
    var parameters: Set<String> {
        Set(segments.filter { $0.hasPrefix(":") }.map { String($0.dropFirst()) })
    }

    /// How many of its segments are words.
    var wordCount: Int { segments.count { !$0.hasPrefix(":") } }

    /// The values of the parameters in a URL or in another writing of the path; `nil` if it isn't one.
    func values(in path: Substring) -> [Substring: Substring]? {
        let parts = path.split(separator: "/")
        guard parts.count == segments.count else { return nil }
        var values: [Substring: Substring] = [:]
        for (segment, part) in zip(segments, parts) {
            if segment.hasPrefix(":") {
                if part.hasPrefix(":"), part != segment { return nil }
                values[segment] = part
            } else if segment != part {
                return nil
            }
        }
        return values
    }

    /// The path with values for its parameters.
    func filled(with values: [Substring: Substring]) -> String {
        segments.map { "/\(values[$0] ?? $0)" }.joined()
    }
}

/// The URLs of one route in texts: in quotation marks, in backticks, or between spaces.
struct RouteMention {
    private let pattern: PathPattern
    /// The other routes, which answer some of the URLs that fit the pattern.
    private let others: [PathPattern]

    /// Finds the URLs that a route answers.
    init(of pattern: PathPattern, among all: [PathPattern]) {
        self.pattern = pattern
        others = all.filter { $0 != pattern && $0.wordCount > pattern.wordCount }
    }

    /// Whether a line of code has such a URL.
    func isIn(_ line: String) -> Bool {
        line.matches(of: Self.url).contains { values($0.output.path) != nil }
    }

    /// Rewrites the URLs for another path.
    func replacing(in text: String, with other: PathPattern) -> String {
        text.replacing(Self.url) { match in
            let (all, start, path) = match.output
            guard let values = values(path) else { return String(all) }
            return start + other.filled(with: values)
        }
    }

    private func values(_ path: Substring) -> [Substring: Substring]? {
        guard let values = pattern.values(in: path),
            !others.contains(where: { $0.values(in: path) != nil })
        else { return nil }
        return values
    }

    /// What is before a URL and is kept, with its host; and its path.
    private static var url: Regex<(Substring, start: Substring, path: Substring)> {
        /(?<start>(?:^|[\s"`(])(?:[a-z]+:\/\/[^\/\s"`]*)?)(?<path>(?:\/(?:\\\([^()"]*\)|[A-Za-z0-9._~:%-]+))+)/
    }
}
