#if canImport(SwiftUI)
    import Foundation
    public import StageKit
    public import SwiftUI

    extension View {
        /// Launches a window where the user left it, and then saves each change of its navigation
        /// state. The system keeps what is saved as long as it keeps the window.
        ///
        /// - Parameters:
        ///   - stage: The stage of the window.
        ///   - launch: Called once, with the last state of the window: `nil` if it is new, or if
        ///     another version of the app wrote what can't be read. Nothing is saved before it
        ///     returns.
        public func restoresNavigation(
            of stage: ObservableStage,
            launch: @escaping @MainActor (NavigationState?) async -> Void
        ) -> some View {
            modifier(SavedNavigation(stage: stage, launch: launch))
        }
    }

    private struct SavedNavigation: ViewModifier {
        let stage: ObservableStage
        let launch: @MainActor (NavigationState?) async -> Void

        @SceneStorage("RoutingKit.navigation") private var saved: Data?
        @State private var isLaunched = false

        func body(content: Content) -> some View {
            content
                .task {
                    guard !isLaunched else { return }
                    let decoder = JSONDecoder()
                    await launch(
                        saved.flatMap { try? decoder.decode(NavigationState.self, from: $0) })
                    isLaunched = true
                }
                .onChange(of: isLaunched ? stage.state : nil) {
                    saved = try? JSONEncoder().encode(stage.state)
                }
        }
    }
#endif
