import CommandLineKit

/// The name of a screen with that of its feature, such as `Events/Seller`.
package struct ScreenName: Hashable, Sendable {
    let feature: ModuleName
    let screen: ModuleName

    /// Checks a name.
    /// - Throws: ``CommandError`` if it isn't the names of a feature and of a screen.
    init(_ text: String) throws(CommandError) {
        let parts = text.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
        guard parts.count == 2 else {
            throw .usage("'\(text)' isn't FEATURE/NAME, such as Events/Seller")
        }
        feature = try ModuleName(parts[0])
        screen = try ModuleName(parts[1])
    }
}
