/// A property of parameters that no URL can fill; the router reports it when it starts.
package struct UnreadableProperty: Error, CustomStringConvertible {
    package let name: String
    package let type: String

    package var description: String { "\(name): \(type)" }
}
