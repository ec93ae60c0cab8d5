/// A name that no plug-in of an app has.
public struct UnknownPlugin: Error, Hashable, Sendable, CustomStringConvertible {
    let name: String
    let known: [String]

    /// The name, and those that there are.
    public var description: String {
        "no feature is called '\(name)'; the features are \(known.joined(separator: ", "))"
    }
}
