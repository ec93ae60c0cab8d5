import ChatPlugin
import MomentsPlugin
public import PluginKit
import ShopPlugin

#if InternalMenu
    import InternalMenuPlugin
#endif

extension [any Plugin] {
    /// The features of the app, in the order of their tabs.
    public static var all: [any Plugin] {
        var plugins: [any Plugin] = [MomentsPlugin(), ShopPlugin(), ChatPlugin()]
        #if InternalMenu
            plugins.append(InternalMenuPlugin())
        #endif
        return plugins
    }
}

extension Plugins {
    /// The paths of links whose feature was removed, so that they are texts. A debug build doesn't
    /// start with any other link that no route answers. Remove a path with its last link.
    nonisolated static let unanswered: Set<String> = []

    /// Whether this build has all features of the package.
    public nonisolated static var isWhole: Bool {
        #if InternalMenu
            true
        #else
            false
        #endif
    }
}
