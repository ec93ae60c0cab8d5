/// A name that no plug-in of an app has.
public struct UnknownPlugin: Error, Hashable, Sendable, CustomStringConvertible {
    /// A sentence with the name, and with the names that there are.
    public let description: String
}
