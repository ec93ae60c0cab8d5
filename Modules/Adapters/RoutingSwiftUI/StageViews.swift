#if canImport(SwiftUI)
    public import RoutingKit
    public import SwiftUI

    /// The views that draw the screens of an app.
    ///
    /// The first registration that matches a screen is used. A ``DrawnScreen`` without one draws
    /// itself. A registered view sets the title of its page.
    @MainActor
    public struct StageViews {
        private var makers: [(any Screen) -> AnyView?] = []

        public init() {}

        /// Draws the screens of a type, or of a protocol, by a view. If several match a
        /// screen, the first one is used.
        public mutating func draw<ScreenType>(
            _ type: ScreenType.Type, @ViewBuilder as view: @escaping (ScreenType) -> some View
        ) {
            makers.append { screen in (screen as? ScreenType).map { AnyView(view($0)) } }
        }

        func view(of screen: any Screen) -> AnyView {
            for make in makers {
                if let view = make(screen) { return view }
            }
            if let screen = screen as? any DrawnScreen {
                return AnyView(ScreenView(screen: screen))
            }
            return AnyView(UndrawnScreen(screen: screen))
        }
    }

    /// Shows that a screen has no view, instead of nothing.
    private struct UndrawnScreen: View {
        let screen: any Screen

        var body: some View {
            Text("No view draws \(String(describing: type(of: screen))). Add one to StageViews.")
                .navigationTitle(screen.title)
        }
    }

    /// A screen with a view of its own, which stays in the module of the screen.
    ///
    /// The app doesn't name the view. ``StageViews`` draws such a screen by itself, unless the app
    /// registers another view for it; an app with UIKit shows it with ``viewController(router:)``. Make the screen
    /// `@Observable`, and its view follows the properties that `view` reads.
    @MainActor
    public protocol DrawnScreen: Screen {
        associatedtype ScreenBody: View

        /// The view, which is made again when an observable property changes that it reads. The page
        /// has the title of the screen.
        @ViewBuilder var view: ScreenBody { get }
    }

    /// Draws a screen by its own view, under the title of the screen. An app needs it where it adds
    /// something to all of its pages, such as a modifier.
    public struct ScreenView: View {
        private let screen: any DrawnScreen

        public init(screen: any DrawnScreen) {
            self.screen = screen
        }

        public var body: some View {
            AnyView(screen.view).navigationTitle(screen.title)
        }
    }
#endif
