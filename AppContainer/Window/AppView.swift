#if canImport(SwiftUI)
    import RoutingSwiftUI
    import SwiftUI

    /// The whole app, in a window or on a phone.
    struct AppView: View {
        let launch: AppLaunch<ObservableStage>

        @Environment(\.openURL) private var openURL

        var body: some View {
            content
                .onLink { launch.open($0) }
                .task { await launch.run { openURL($0) } }
        }

        @ViewBuilder private var content: some View {
            switch launch.phase {
            case .starting:
                ProgressView()
            case .failed(let reason):
                Text(reason).padding()
            case .running(let app):
                StageView(
                    stage: launch.stage, views: StageViews(of: launch),
                    tabSymbols: Dictionary(
                        app.plugins.tabs.map { ($0.url, $0.symbol) }, uniquingKeysWith: { $1 })
                )
                .environment(\.router, app.router)
            }
        }
    }
#endif
