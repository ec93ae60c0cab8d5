/// A name that no plug-in of an app has.
public struct UnknownPlugin: Error, Hashable, Sendable, CustomStringConvertible {
    let name: String
    let known: [String]

    /// A sentence with the name, and with the names that there are.
    public var description: String {
        "no feature is called '\(name)'; the features are \(known.joined(separator: ", "))"
    }
}
