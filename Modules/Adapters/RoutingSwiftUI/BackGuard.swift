#if canImport(SwiftUI)
    import RoutingKit
    import StageKit
    import SwiftUI

    /// Replaces the Back button of a page that holds what the user has typed by one that asks. The
    /// swipe and the menu of a long press go with the system's button.
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
#endif
