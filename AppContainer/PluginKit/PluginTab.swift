/// A tab of the app.
public struct PluginTab: Sendable {
    /// The URL of its first screen.
    public let url: String
    /// The name of its SF Symbol.
    public let symbol: String
    /// The URL of a number that its badge shows; none if `nil`.
    public let badge: String?

    /// Makes a tab.
    /// - Parameters:
    ///   - url: The URL of its first screen.
    ///   - symbol: The name of its SF Symbol.
    ///   - badge: The URL of a number that its badge shows; none if `nil`.
    public init(url: String, symbol: String, badge: String? = nil) {
        self.url = url
        self.symbol = symbol
        self.badge = badge
    }
}
