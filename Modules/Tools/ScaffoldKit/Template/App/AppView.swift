#if canImport(SwiftUI)
    import DesignKit
    import DesignKitSwiftUI
    import Foundation
    import PluginKit
    import RoutingEngine
    import RoutingSwiftUI
    public import SwiftUI

    /// The whole app in a window, with a stage and a router of its own.
    public struct AppView: View {
        /// Made when the window appears: all windows would share a stage that is the first value
        /// here.
        @State private var stage: ObservableStage?
        @State private var app: AppContainer?
        @State private var failure: String?
        /// The links that have arrived before the app has started.
        @State private var waiting: [RouteRequest] = []

        public init() {}

        public var body: some View {
            ZStack {
                if let app, let stage {
                    StageView(stage: stage, views: views, tabSymbols: app.plugins.tabSymbols)
                        .environment(\.router, app.router)
                } else {
                    Text(failure ?? "")
                }
            }
            .onLink(perform: open)
            .task { await start() }
        }

        /// A screen draws itself, or describes its content as a list.
        private var views: StageViews {
            var views = StageViews()
            views.draw((any DrawnScreen).self) { ScreenView(screen: $0) }
            views.draw((any ContentScreen).self) { ContentList(screen: $0) }
            return views
        }

        private func start() async {
            guard stage == nil else { return }
            let stage = ObservableStage()
            self.stage = stage
            do {
                app = try await AppContainer(stage: stage, stateFolder: .acme())
                waiting.forEach(open)
            } catch {
                failure = "\(error)"
            }
        }

        private func open(_ link: RouteRequest) {
            guard let app else { return waiting.append(link) }
            Task { await app.router.route(link) }
        }
    }
#endif
