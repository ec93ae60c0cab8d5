/// The parameters of a Navigator that takes none.
public struct NoParameters: Codable, Sendable {
    public init() {}
}
