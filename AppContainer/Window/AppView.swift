#if canImport(SwiftUI)
    import AppContainerKit
    import DesignKit
    import DesignKitSwiftUI
    import PluginKit
    import RoutingEngine
    import RoutingJourneys
    public import RoutingSwiftUI
    public import StorageKit
    public import SwiftUI

    /// The whole app, in a window or on a phone. Each window has its own launch, and so its own
    /// stage, its own router and a place that the system keeps as long as it keeps the window.
    public struct AppView: View {
        /// Makes the launch of a window. The launch isn't the first value of the state, since the
        /// windows of a group share that value.
        private let makeLaunch: @MainActor () -> AppLaunch<ObservableStage>

        @State private var launch: AppLaunch<ObservableStage>?
        @Environment(\.openURL) private var openURL

        /// Shows the app with all of its features, where the user left this window. Their changes
        /// are kept in the folder for the app's own files.
        public init(documents: some Backend) {
            self.init {
                AppLaunch(stage: ObservableStage(), restoresState: nil) { stage, warn in
                    try await AppContainer(
                        stage: stage, plugins: .all, build: .current, documents: documents,
                        stateFolder: .momentsApp, warn: warn)
                }
            }
        }

        /// Shows an app that is launched in another way.
        /// - Parameter makeLaunch: Makes the launch of a window.
        public init(_ makeLaunch: @escaping @MainActor () -> AppLaunch<ObservableStage>) {
            self.makeLaunch = makeLaunch
        }

        public var body: some View {
            ZStack {
                if let launch {
                    // The stack stays when its content changes. A task on the content would be
                    // cancelled with the branch that it began on, in the middle of the launch.
                    ZStack { content(of: launch) }
                        .restoresNavigation(of: launch.stage) { [openURL] place in
                            // The closure isn't a method of the view, which the app would then
                            // hold.
                            await launch.run(from: place) { url in
                                await withCheckedContinuation { continuation in
                                    openURL(url) { continuation.resume(returning: $0) }
                                }
                            }
                        }
                }
            }
            .onAppear { _ = begin() }
            .onLink { begin().open($0) }
            .modifier(ArrivedRequestsModifier { begin().open($0) })
            .handsOff(handoffURL, as: "com.momentsapp.screen") { begin().open($0) }
        }

        /// The visible screen, for the user's other devices.
        private var handoffURL: URL? { launch?.running?.router.handoffURL }

        private func begin() -> AppLaunch<ObservableStage> {
            if let launch { return launch }
            let made = makeLaunch()
            launch = made
            return made
        }

        @ViewBuilder private func content(of launch: AppLaunch<ObservableStage>) -> some View {
            if let app = launch.running {
                StageView(
                    stage: launch.stage, views: views(of: launch),
                    tabSymbols: app.plugins.tabSymbols, closeTitle: texts("Close"),
                    discardTitle: texts("Discard"), stayTitle: texts("Keep editing")
                )
                .environment(\.router, app.router)
                .task { await app.watchRules() }
            } else if let reason = launch.failure {
                let sentence = texts("The app can't start. Install the latest version.")
                // The reason names routes and files, which help only the people who build the app.
                ScrollView {
                    Text(BuildTarget.current == .production ? sentence : reason).padding()
                }
            } else {
                ProgressView()
            }
        }

        /// A screen draws itself, or describes its content as a list.
        private func views(of launch: AppLaunch<ObservableStage>) -> StageViews {
            let bar = NoticeBar(launch: launch)
            var views = StageViews()
            views.draw((any DrawnScreen).self) { ScreenView(screen: $0).modifier(bar) }
            views.draw((any ContentScreen).self) { ContentList(screen: $0).modifier(bar) }
            return views
        }
    }

    /// Notices and questions for the user, at the bottom of every page, so that no sheet hides
    /// them.
    private struct NoticeBar: ViewModifier {
        let launch: AppLaunch<ObservableStage>

        func body(content: Self.Content) -> some View {
            content.safeAreaInset(edge: .bottom) {
                let gate = launch.running?.gate
                if !launch.notices.isEmpty || gate?.lateLinks.isEmpty == false {
                    VStack(alignment: .leading) {
                        if let gate, let link = gate.lateLinks.first {
                            Text(texts("\(link.url) arrived late. Open it?"))
                            Button(texts("Open")) { gate.answer(link, opens: true) }
                            Button(texts("Not now")) { gate.answer(link, opens: false) }
                        }
                        if !launch.notices.isEmpty {
                            ForEach(launch.notices, id: \.self) { Text($0) }
                            Button(texts("Done")) { launch.notices = [] }
                        }
                    }
                    .font(.footnote)
                    .padding()
                    .frame(maxWidth: .infinity)
                    .background(.bar)
                }
            }
        }
    }
#endif
