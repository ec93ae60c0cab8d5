/// A property of parameters that no URL can fill; the router reports it when it starts.
package struct UnreadableProperty: Error, CustomStringConvertible {
    package let name: String
    package let type: String

    /// The property as it is declared, for instance `price: Decimal`.
    package var description: String { "\(name): \(type)" }
}
