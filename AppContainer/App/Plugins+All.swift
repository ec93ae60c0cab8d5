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
    /// start with any other link that no route answers, unless it leaves out features: then it is
    /// `nil`. Remove a path with its last link.
    public nonisolated static var unanswered: Set<String>? {
        #if InternalMenu
            []
        #else
            nil
        #endif
    }
}
