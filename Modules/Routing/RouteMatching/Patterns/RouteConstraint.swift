/// A check of an app's own that a pattern names: `:code(sku)`.
///
///     RouteConstraint("sku", example: "AB-12") { $0.wholeMatch(of: /[A-Z]{2}-\d+/) != nil }
///
/// Make it once and register that value wherever you need it: two values of one name are two
/// checks, and a table refuses them.
public struct RouteConstraint: Sendable {
    /// The longest segment that a check is asked about, in bytes; longer ones never pass.
    static let maximumLength = 256

    /// The name between the parentheses.
    public let name: String

    /// A value that passes. Tables use it for examples of paths, and to find out whether two
    /// constraints accept the same values.
    package let example: String

    /// The names of the constraints that accept each value that this one accepts, as
    /// ``narrower(than:)`` declares them.
    private(set) var widerNames: [String] = []

    /// The call that makes it.
    package let site: CallSite
    /// The name of the set of registrations that it belongs to; `nil` outside of sets.
    package var set: String?

    private let check: Check

    /// Names a check.
    /// - Parameters:
    ///   - name: The name between the parentheses: ASCII letters, digits and `_`, and no type.
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
        check = Check(accepts: accepts)
    }

    /// The same constraint, declared to accept less than others, so that it wins where both answer.
    ///
    ///     RouteConstraint("hex", example: "ff") { $0.allSatisfy(\.isHexDigit) }
    ///         .narrower(than: "word")
    ///
    /// - Parameter names: The names of constraints that accept each value that this one accepts.
    public func narrower(than names: String...) -> RouteConstraint {
        var constraint = self
        constraint.widerNames += names
        return constraint
    }

    /// Whether its example is a segment that passes.
    var admitsExample: Bool { !["", ".", ".."].contains(example) && admits(example) }

    func admits(_ value: String) -> Bool {
        value.utf8.count <= Self.maximumLength && check.accepts(value)
    }

    /// Whether both are copies of one value. Closures can't be compared.
    func isCopy(of other: RouteConstraint) -> Bool { check === other.check }

    private final class Check: Sendable {
        let accepts: @Sendable (String) -> Bool

        init(accepts: @escaping @Sendable (String) -> Bool) {
            self.accepts = accepts
        }
    }
}
