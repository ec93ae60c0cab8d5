/// The parameters of a Navigator that takes none.
public struct NoParameters: Codable, Sendable {
    /// Makes parameters without values.
    public init() {}
}
