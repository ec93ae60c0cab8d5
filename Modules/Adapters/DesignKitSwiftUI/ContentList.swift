#if canImport(SwiftUI)
    public import DesignKit
    import RoutingKit
    import RoutingSwiftUI
    public import SwiftUI

    /// Draws the content of a screen as a list.
    ///
    ///     views.draw((any ContentScreen).self) { ContentList(screen: $0) }
    ///
    /// The list follows the properties of an observable screen. It reads the content of any other
    /// screen again after each of the screen's own actions, and after each navigation.
    public struct ContentList: View {
        private let screen: any ContentScreen

        @State private var drawings = 0
        @Environment(\.navigationState) private var navigationState
        @Environment(\.router) private var router

        /// Draws a screen.
        public init(screen: any ContentScreen) {
            self.screen = screen
        }

        public var body: some View {
            // Reading them makes SwiftUI draw the list again when they change.
            let _ = (drawings, navigationState)
            if let screen = screen as? any RefreshableScreen {
                list.refreshable { await screen.refresh() }
            } else {
                list
            }
        }

        private var list: some View {
            let content = router.map(screen.content.leavingOutLinks) ?? screen.content
            return List {
                ForEach(content.sections) { section in
                    Section {
                        ForEach(section.rows) { row in
                            ContentRowView(row: row, screen: screen) { drawings += 1 }
                        }
                    } header: {
                        if let title = section.title { Text(title) }
                    }
                }
            }
            .navigationTitle(screen.title)
        }
    }
#endif
