/// A text in the path that may hold a slash or a backslash: the name of a file, a branch.
///
///     struct Parameters: Decodable {
///         let file: PathText
///     }
///
/// From outside, `/files/a%2Fb` is refused unless the parameter says so in this way: whoever decodes
/// such a path before splitting it sees another one.
public struct PathText: Codable, Hashable, Sendable {
    /// The text as it was sent.
    public let text: String

    /// Wraps a text.
    public init(_ text: String) {
        self.text = text
    }

    /// Reads the text itself.
    public init(from decoder: any Decoder) throws {
        text = try decoder.singleValueContainer().decode(String.self)
    }

    /// Writes the text itself.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(text)
    }
}

extension Link {
    /// How many segments hold a slash or a backslash, once they are decoded.
    var hiddenSeparators: Int {
        parts.isPlain ? 0 : segments.count { $0.holdsSeparator }
    }
}

extension Route {
    /// Whether each segment that hides a separator is the value of a parameter that may.
    func admitsSeparators(of link: Link, path: [Link.QueryItem]) -> Bool {
        let hidden = link.hiddenSeparators
        guard hidden > 0 else { return true }
        return hidden
            == path.count { item in
                item.value.holdsSeparator
                    && parameters.contains { $0.isNamed(item.name) && $0.holdsSeparators }
            }
    }
}

extension String {
    fileprivate var holdsSeparator: Bool {
        unicodeScalars.contains { $0 == "/" || $0 == "\\" }
    }
}
