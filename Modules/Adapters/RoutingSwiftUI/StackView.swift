#if canImport(SwiftUI)
    import StageKit
    import SwiftUI

    /// Draws the screens of one stack.
    struct StackView: View {
        let stack: StagedStack
        let stage: ObservableStage
        let views: StageViews

        @Environment(\.closeTitle) private var closeTitle

        var body: some View {
            if let root = stack.screens.first {
                if stack.isPlain {
                    view(of: root).id(root.id)
                } else {
                    NavigationStack(path: stage.path(of: stack)) {
                        // A root that replaces another one has new views, with a state of their
                        // own.
                        first(root).id(root.id)
                            .navigationDestination(for: StagedScreen.self) { staged in
                                view(of: staged)
                                    .zooms(outOfLinkTo: stage.zoomSource(of: staged.entry))
                            }
                    }
                }
            }
        }

        /// The root, with a Close button if the stack is presented: a cover has no gesture for
        /// that.
        @ViewBuilder private func first(_ root: StagedScreen) -> some View {
            if case .modal = stack.position {
                view(of: root).toolbar {
                    ToolbarItem(placement: .cancellationAction) {
                        Button(closeTitle) { stage.update { $0.dismiss(stackOf: root.id) } }
                    }
                }
            } else {
                view(of: root)
            }
        }

        private func view(of staged: StagedScreen) -> some View {
            views.view(of: staged.screen).environment(\.routingSource, staged.screen)
        }
    }
#endif
