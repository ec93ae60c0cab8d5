#if !canImport(SwiftUI) || !canImport(AppKit)
    /// The app in a window, which this platform does not have.
    enum WindowProgram {
        /// Whether the app can open in a window here.
        static let isAvailable = false

        /// Does nothing: a call that asks for a window is refused here.
        static func open() {}
    }
#endif
