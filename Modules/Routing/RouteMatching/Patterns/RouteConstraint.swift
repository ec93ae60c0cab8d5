/// A check of an app's own that a pattern names: `:code(sku)`.
///
///     RouteConstraint("sku", example: "AB-12") { $0.wholeMatch(of: /[A-Z]{2}-\d+/) != nil }
///
/// Make it once and register that value everywhere: a table refuses two values of one name.
public struct RouteConstraint: Sendable {
    /// The longest segment that can pass, in bytes.
    static let maximumLength = 256

    public let name: String

    /// A value that passes, for example paths, and to find out whether two constraints accept the
    /// same values.
    let example: String

    /// The names of wider constraints, as ``narrower(than:)`` declares them.
    private(set) var widerNames: [String] = []

    package var site: CallSite

    let check: Check

    /// - Parameters:
    ///   - name: ASCII letters, digits and `_`, and no type.
    ///   - example: A value that passes.
    ///   - file: The file of the call.
    ///   - line: The line of the call.
    ///   - accepts: Asked about a decoded segment; the same answer for the same text at any time.
    public init(
        _ name: String, example: String, file: String = #fileID, line: Int = #line,
        accepts: @escaping @Sendable (String) -> Bool
    ) {
        site = CallSite(file: file, line: line)
        self.name = name
        self.example = example
        check = Check(accepts: accepts)
    }

    /// Wins where both answer.
    /// - Parameter names: Constraints that accept each value that this one accepts.
    public func narrower(than names: String...) -> RouteConstraint {
        var constraint = self
        constraint.widerNames += names
        return constraint
    }

    /// The same one in all copies of a constraint, as closures can't be compared.
    final class Check: Sendable {
        private let accepts: @Sendable (String) -> Bool

        init(accepts: @escaping @Sendable (String) -> Bool) { self.accepts = accepts }

        func admits(_ value: String) -> Bool {
            value.utf8.count <= RouteConstraint.maximumLength && accepts(value)
        }
    }
}
