/// A text in the path that may hold a slash or a backslash: the name of a file, a branch.
///
///     struct Parameters: Decodable {
///         let file: PathText
///     }
///
/// From outside, `/files/a%2Fb` is refused unless the parameter says so in this way: a server that
/// decodes such a path before splitting it sees another one.
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
