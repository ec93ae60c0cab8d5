#if !canImport(SwiftUI) || !canImport(AppKit)
    /// The app in a window, which isn't available on this platform.
    enum WindowProgram {
        static let isAvailable = false

        /// Does nothing: `--window` is refused on this platform.
        static func open() {}
    }
#endif
