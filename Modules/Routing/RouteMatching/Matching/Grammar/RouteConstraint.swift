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

    /// Where it is made: two checks of one name are the same if they are made in one place.
    package let site: CallSite
    /// The name of the set of registrations that it belongs to; `nil` outside of sets.
    package var set: String?

    private let accepts: @Sendable (String) -> Bool

    /// Names a check.
    /// - Parameters:
    ///   - name: The name between the parentheses; ASCII letters, digits and `_`.
    ///   - example: A value that passes.
    ///   - file: The file of the call.
    ///   - line: The line of the call.
    ///   - accepts: Whether a decoded segment passes; the same answer for the same text at any time.
    public init(
        _ name: String, example: String, file: String = #fileID, line: Int = #line,
        accepts: @escaping @Sendable (String) -> Bool
    ) {
        site = CallSite(file: file, line: line)
        self.name = name
        self.example = example
        self.accepts = accepts
    }

    /// Whether its example, of which witnesses are made, is a segment that passes.
    var admitsExample: Bool { !["", ".", ".."].contains(example) && admits(example) }

    func admits(_ value: String) -> Bool {
        value.utf8.count <= Self.maximumLength && accepts(value)
    }
}
