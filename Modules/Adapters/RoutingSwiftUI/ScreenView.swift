#if canImport(SwiftUI)
    import RoutingKit
    public import SwiftUI

    /// Draws a screen by its own view, under the title of the screen.
    ///
    /// An app needs it where it adds something to all of its pages:
    ///
    ///     views.draw((any DrawnScreen).self) { ScreenView(screen: $0).modifier(NoticeBar()) }
    ///     views.draw((any ContentScreen).self) { ContentList(screen: $0).modifier(NoticeBar()) }
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
