#if canImport(SwiftUI)
    import RoutingKit
    import StageKit
    import SwiftUI

    /// Draws a stack: its first screen and those pushed onto it, or a single screen without
    /// navigation.
    struct StackView: View {
        let stack: StagedStack
        let stage: ObservableStage
        let views: StageViews

        var body: some View {
            if let root = stack.screens.first {
                content(root)
                    // A pull isn't reported while it is refused; the Close button asks.
                    .interactiveDismissDisabled(
                        !stage.reasonsToStay { $0.remove(root.id) }.isEmpty)
            }
        }

        @ViewBuilder private func content(_ root: StagedScreen) -> some View {
            if stack.isBare {
                view(of: root).id(root.id)
            } else {
                NavigationStack(path: stage.path(of: stack)) {
                    // A root that replaces another one has new views, with a state of their own.
                    first(root).id(root.id)
                        .navigationDestination(for: StagedScreen.self) { staged in
                            view(of: staged)
                                .zooms(outOfLinkTo: stage.zoomSource(of: staged.entry))
                                .modifier(BackGuard(stage: stage, stack: stack, id: staged.id))
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
                        Button(views.titles.close) { close(root) }.keyboardShortcut(.cancelAction)
                    }
                }
                .accessibilityAction(.escape) { close(root) }
            } else {
                view(of: root)
            }
        }

        private func close(_ root: StagedScreen) {
            stage.beginUserMove { $0.remove(root.id) }
        }

        private func view(of staged: StagedScreen) -> some View {
            views.view(of: staged.screen).environment(\.routingSource, staged.screen)
        }
    }

    /// Replaces the Back button of a page that holds what the user has typed by one that asks.
    /// Without the system's button, there is neither a swipe back nor a menu for a long press.
    struct BackGuard: ViewModifier {
        let stage: ObservableStage
        let stack: StagedStack
        let id: NavigationState.Entry.ID

        private var isHeld: Bool { !stage.reasonsToStay(after: leave).isEmpty }

        func body(content: Content) -> some View {
            content
                .navigationBarBackButtonHidden(isHeld)
                .toolbar {
                    ToolbarItem(placement: .navigation) {
                        if isHeld {
                            Button(action: { stage.beginUserMove(leave) }) {
                                Image(systemName: "chevron.backward")
                            }
                            .accessibilityLabel(
                                stack.screens.prefix { $0.id != id }.last?.screen.title ?? "")
                        }
                    }
                }
                .accessibilityAction(.escape) { stage.beginUserMove(leave) }
        }

        private func leave(_ state: inout NavigationState) { state.remove(id) }
    }

    /// Presents the stack at one depth over a view, and over it the one at the next depth. The last
    /// view shows the stage's question.
    struct PresentedStacks: ViewModifier {
        let stage: ObservableStage
        let views: StageViews
        let depth: Int

        func body(content: Content) -> some View {
            let question = stage.state.modals.count == depth ? stage.question : nil
            // An alert that is dismissed without an answer changes nothing.
            let isAsked = Binding(onMain: { question != nil }) { isShown in
                if !isShown { question?.stay() }
            }
            content
                .sheet(item: stage.modal(at: depth, isFullScreen: false)) {
                    stage.didDismiss(at: depth, isFullScreen: false)
                } content: {
                    presented($0)
                }
                .cover(item: stage.modal(at: depth, isFullScreen: true)) {
                    stage.didDismiss(at: depth, isFullScreen: true)
                } content: {
                    presented($0)
                }
                .alert(question?.reasons.joined(separator: "\n") ?? "", isPresented: isAsked) {
                    Button(views.titles.discard, role: .destructive) { question?.discard() }
                    Button(views.titles.stay, role: .cancel) { question?.stay() }
                }
        }

        private func presented(_ stack: StagedStack) -> some View {
            StackView(stack: stack, stage: stage, views: views)
                .modifier(PresentedStacks(stage: stage, views: views, depth: depth + 1))
                .sizedAsPresented()
                .zooms(outOfLinkTo: stack.screens.first.flatMap { stage.zoomSource(of: $0.entry) })
                .onAppear { stage.didPresent(at: depth, isFullScreen: stack.isFullScreen) }
        }
    }
#endif
