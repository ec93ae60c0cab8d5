/// A text in the path that may contain a slash or a backslash: the name of a file, a branch.
///
///     struct Parameters: Decodable {
///         let file: PathText
///     }
///
/// A request from outside for `/files/a%2Fb` is refused unless the parameter has this type, because
/// a server that decodes the path before splitting it sees another path.
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
