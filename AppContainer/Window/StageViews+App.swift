#if canImport(SwiftUI)
    import AppContainerKit
    import DesignKit
    import DesignKitSwiftUI
    import RoutingSwiftUI
    import SwiftUI

    extension StageViews {
        /// The views of the app: a screen draws itself, or describes its content as a list.
        init(of launch: AppLaunch<ObservableStage>) {
            self.init()
            let bar = NoticeBar(launch: launch)
            draw(WebViewScreen.self) { WebPage(screen: $0).modifier(bar) }
            draw((any DrawnScreen).self) { ScreenView(screen: $0).modifier(bar) }
            draw((any ContentScreen).self) { ContentList(screen: $0).modifier(bar) }
        }
    }

    /// Offers to open a web page in the browser.
    private struct WebPage: View {
        let screen: WebViewScreen

        var body: some View {
            List {
                Text(screen.url.absoluteString)
                SwiftUI.Link(texts("Open in the browser"), destination: screen.url)
            }
            .navigationTitle(screen.title)
        }
    }
#endif
