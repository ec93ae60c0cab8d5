#if !canImport(SwiftUI) || !canImport(AppKit)
    extension MomentsApp {
        /// Whether the app can open in a window here.
        static let hasWindow = false

        /// Nothing: a call that asks for a window is refused here.
        static func openWindow() {}
    }
#endif
