#if canImport(SwiftUI)
    import RoutingKit
    public import SwiftUI

    /// The views that draw the screens of an app.
    ///
    /// The first registration that matches a screen is used. A ``DrawnScreen`` without one draws
    /// itself. A registered view sets the title of its page.
    @MainActor
    public struct StageViews {
        /// The titles of the buttons that a stage has by itself.
        struct Titles {
            let close: String
            let discard: String
            let stay: String
        }

        var titles = Titles(close: "", discard: "", stay: "")
        private var makers: [(any Screen) -> AnyView?] = []

        public init() {}

        /// Draws the screens of a type, or of a protocol, by a view. If several match a screen, the
        /// first one is used.
        /// - Parameters:
        ///   - type: The type or the protocol of the screens.
        ///   - view: Makes the view of a screen.
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
            // A developer would look for the reason of an empty page.
            let text = Text("No view draws \(type(of: screen)). Add one to StageViews.")
            return AnyView(text.navigationTitle(screen.title))
        }
    }
#endif
