#if canImport(SwiftUI)
    public import RoutingKit
    public import SwiftUI

    /// A screen with a view of its own, which stays in the module of the screen.
    ///
    ///     extension ProductScreen: DrawnScreen {
    ///         var view: some View { ProductView(page: page, addToCart: add) }
    ///     }
    ///
    /// The app doesn't name the view. ``StageViews`` draws such a screen by itself, unless a line of
    /// the app fits it; an app with UIKit shows it with ``viewController(router:)``. Make the screen
    /// `@Observable`, and its view follows the properties that `view` reads.
    @MainActor
    public protocol DrawnScreen: Screen {
        /// The type of its view.
        associatedtype ScreenBody: View

        /// The view, which is made again when an observable property changes that it reads. The page
        /// has the title of the screen.
        @ViewBuilder var view: ScreenBody { get }
    }
#endif
