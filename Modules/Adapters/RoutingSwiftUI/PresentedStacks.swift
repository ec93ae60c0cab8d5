#if canImport(SwiftUI)
    import SwiftUI

    /// Presents the stack at one depth over a view, and over it the one at the next depth.
    struct PresentedStacks: ViewModifier {
        let stage: ObservableStage
        let views: StageViews
        let depth: Int

        func body(content: Content) -> some View {
            content
                .sheet(item: stage.modal(at: depth, isFullScreen: false)) { presented($0) }
                .cover(item: stage.modal(at: depth, isFullScreen: true)) { presented($0) }
        }

        private func presented(_ stack: StagedStack) -> some View {
            PresentedStack(stack: stack, stage: stage, views: views, depth: depth)
        }
    }

    /// Draws a stack that is presented, and what is presented over it.
    private struct PresentedStack: View {
        let stack: StagedStack
        let stage: ObservableStage
        let views: StageViews
        let depth: Int

        var body: some View {
            StackView(stack: stack, stage: stage, views: views)
                .modifier(PresentedStacks(stage: stage, views: views, depth: depth + 1))
                .sizedAsPresented()
                .zooms(outOfLinkTo: stack.screens.first.flatMap { stage.zoomSource(of: $0.entry) })
        }
    }
#endif
