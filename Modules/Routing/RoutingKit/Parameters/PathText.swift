/// A text in the path that may contain a slash or a backslash: the name of a file, a branch.
///
/// A request from outside for `/files/a%2Fb` is refused unless the parameter has this type, because
/// a server that decodes the path before splitting it sees another path.
public struct PathText: Codable, Hashable, Sendable {
    public let text: String

    public init(_ text: String) {
        self.text = text
    }

    public init(from decoder: any Decoder) throws {
        text = try decoder.singleValueContainer().decode(String.self)
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(text)
    }
}
