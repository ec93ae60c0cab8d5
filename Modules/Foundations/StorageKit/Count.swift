/// A whole number from outside that is safe to add up: a document or a state with another one can't
/// be used.
///
///     @Count var stock: Int
@propertyWrapper
public struct Count: Codable, Hashable, Sendable {
    /// What it may be. A billion of them still have a sum.
    static let range = 0...1_000_000_000

    /// The number.
    public var wrappedValue: Int

    /// Makes a count of a number, which isn't checked before it is written.
    public init(wrappedValue: Int) { self.wrappedValue = wrappedValue }

    /// Reads a number.
    /// - Throws: `DecodingError` for one that is out of its range.
    public init(from decoder: any Decoder) throws {
        wrappedValue = try Int(from: decoder)
        guard Self.range ~= wrappedValue else {
            throw DecodingError.expected(
                "\(Self.range.lowerBound) to \(Self.range.upperBound) is expected, not "
                    + "\(wrappedValue)", in: decoder)
        }
    }

    public func encode(to encoder: any Encoder) throws { try wrappedValue.encode(to: encoder) }
}
