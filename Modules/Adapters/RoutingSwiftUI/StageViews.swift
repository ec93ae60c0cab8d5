#if canImport(SwiftUI)
    import RoutingKit
    public import SwiftUI

    /// The views that draw the screens of an app.
    ///
    ///     var views = StageViews()
    ///     views.draw(WebViewScreen.self) { WebPage(screen: $0) }
    ///     views.draw((any DrawnScreen).self) { ScreenView(screen: $0) }
    ///     views.draw((any ContentScreen).self) { ContentList(screen: $0) }
    ///
    /// The first line that fits a screen draws it. A ``DrawnScreen`` that no line fits draws itself.
    /// A view in a line sets the title of its page.
    @MainActor
    public struct StageViews {
        private var makers: [(any Screen) -> AnyView?] = []

        /// Makes an empty map.
        public init() {}

        /// Draws the screens of a type, or of a protocol, by a view. If several fit a screen, the
        /// first one draws it.
        /// - Parameters:
        ///   - type: The type of the screens.
        ///   - view: Makes the view of one of them.
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
#endif
