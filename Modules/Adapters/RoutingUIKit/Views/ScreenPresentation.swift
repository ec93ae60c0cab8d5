#if canImport(UIKit) && (os(iOS) || os(visionOS) || os(Linux))
    public import UIKit

    /// A presentation that is about to begin. Change the style of its controller, its sheet, its
    /// popover or its transitioning delegate.
    @MainActor
    public struct ScreenPresentation {
        /// The navigation controller around the screen, or the screen's own.
        public let controller: UIViewController
        /// The view controller that the user sees; a popover points at something in it.
        public let source: UIViewController
    }
#endif
