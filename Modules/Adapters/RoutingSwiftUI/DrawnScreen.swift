#if canImport(SwiftUI)
    public import RoutingKit
    public import SwiftUI

    /// A screen with a view of its own, which stays in the module of the screen.
    ///
    /// The app doesn't name the view. ``StageViews`` draws such a screen by itself, unless the app
    /// registers another view for it; an app with UIKit shows it with ``viewController(router:)``.
    /// Make the screen `@Observable`, and its view follows the properties that `view` reads.
    @MainActor
    public protocol DrawnScreen: Screen {
        associatedtype ScreenBody: View

        /// The view. It is made again when an observable property changes that it reads. The page
        /// has the title of the screen.
        @ViewBuilder var view: ScreenBody { get }
    }

    /// Draws a screen by its own view, under the title of the screen. An app needs it where it adds
    /// something to all of its pages, such as a modifier.
    public struct ScreenView: View {
        private let screen: any DrawnScreen

        /// Draws a screen.
        public init(screen: any DrawnScreen) {
            self.screen = screen
        }

        public var body: some View {
            AnyView(screen.view).navigationTitle(screen.title)
        }
    }
#endif
