/// A property of parameters that no URL can fill; the router reports it when it starts.
package struct UnreadableProperty: Error, CustomStringConvertible {
    /// The name of the property, as the type codes it.
    package let name: String
    /// The name of its type.
    package let type: String

    /// The property as it is declared, for instance `price: Decimal`.
    package var description: String { "\(name): \(type)" }
}
