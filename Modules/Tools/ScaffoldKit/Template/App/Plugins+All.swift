import HomePlugin
public import PluginKit
import ProfilePlugin

extension [any Plugin] {
    /// The features of the app, in the order of their tabs.
    public static var all: [any Plugin] {
        [HomePlugin(), ProfilePlugin()]
    }
}
