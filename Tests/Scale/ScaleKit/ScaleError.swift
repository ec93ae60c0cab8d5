/// The reason why a package can't be generated or measured.
package struct ScaleError: Error, CustomStringConvertible, Sendable {
    /// A sentence that names what failed.
    package let description: String

    /// Creates an error.
    package init(_ description: String) {
        self.description = description
    }
}
