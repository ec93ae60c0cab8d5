/// A check of an app's own that a pattern names: `:code(sku)`.
///
///     RouteConstraint("sku", example: "AB-12") { $0.wholeMatch(of: /[A-Z]{2}-\d+/) != nil }
public struct RouteConstraint: Sendable {
    /// The longest segment that a check is asked about, in bytes; longer ones never pass.
    public static let maximumLength = 256

    /// The name between the parentheses.
    public let name: String

    /// A value that passes, for witnesses and suggestions.
    public let example: String

    private let accepts: @Sendable (String) -> Bool

    /// Names a check.
    /// - Parameters:
    ///   - name: The name between the parentheses; ASCII letters, digits and `_`.
    ///   - example: A value that passes.
    ///   - accepts: Whether a decoded segment passes.
    public init(
        _ name: String, example: String, accepts: @escaping @Sendable (String) -> Bool
    ) {
        self.name = name
        self.example = example
        self.accepts = accepts
    }

    func admits(_ value: String) -> Bool {
        value.utf8.count <= Self.maximumLength && accepts(value)
    }
}
