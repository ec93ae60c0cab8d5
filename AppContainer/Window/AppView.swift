#if canImport(SwiftUI)
    import AppContainerKit
    import DesignKit
    import PluginKit
    import RoutingEngine
    public import RoutingSwiftUI
    public import StorageKit
    public import SwiftUI

    /// The whole app, in a window or on a phone. Each window has its own launch, and so its own
    /// stage and router.
    public struct AppView: View {
        /// It isn't the first value of the state, since the windows of a group share that value.
        private let makeLaunch: @MainActor () -> AppLaunch<ObservableStage>

        @State private var launch: AppLaunch<ObservableStage>?
        @Environment(\.openURL) private var openURL

        /// Shows the app with all of its features. It restores where the user left it, whose
        /// changes are kept in the folder for the app's own files.
        public init(documents: some Backend) {
            self.init {
                AppLaunch(stage: ObservableStage(), restoresState: true) { stage, warn in
                    try await AppContainer(
                        stage: stage, plugins: .all, build: .current, documents: documents,
                        stateFolder: .momentsApp, warn: warn)
                }
            }
        }

        public init(_ makeLaunch: @escaping @MainActor () -> AppLaunch<ObservableStage>) {
            self.makeLaunch = makeLaunch
        }

        public var body: some View {
            // The stack stays when its content changes. A task on the content would be cancelled
            // with the branch that it began on, in the middle of the launch.
            ZStack { content }
                .onLink { begin().open($0) }
                .handsOff(handoffURL, as: "com.momentsapp.screen") { begin().open($0) }
                .task { await begin().run(leave: leave) }
        }

        /// The visible screen, for the user's other devices.
        private var handoffURL: URL? {
            guard case .running(let app)? = launch?.phase else { return nil }
            return app.router.handoffURL
        }

        private func leave(_ url: URL) async -> Bool {
            await withCheckedContinuation { continuation in
                openURL(url) { continuation.resume(returning: $0) }
            }
        }

        private func begin() -> AppLaunch<ObservableStage> {
            if let launch { return launch }
            let made = makeLaunch()
            launch = made
            return made
        }

        @ViewBuilder private var content: some View {
            if let launch, case .running(let app) = launch.phase {
                StageView(
                    stage: launch.stage, views: StageViews(of: launch),
                    tabSymbols: app.plugins.tabSymbols, closeTitle: texts("Close")
                )
                .environment(\.router, app.router)
            } else if case .failed(let reason)? = launch?.phase {
                ScrollView { Text(message(for: reason)).padding() }
            } else {
                ProgressView()
            }
        }

        /// The reason names routes and files, which help only the people who build the app.
        private func message(for reason: String) -> String {
            BuildTarget.current == .production
                ? texts("The app can't start. Install the latest version.") : reason
        }
    }
#endif
