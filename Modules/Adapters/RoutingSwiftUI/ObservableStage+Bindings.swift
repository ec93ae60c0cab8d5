#if canImport(SwiftUI)
    import StageKit
    import SwiftUI

    // SwiftUI writes into these bindings what the user did by a gesture.
    extension ObservableStage {
        /// The tab in front.
        var selection: Binding<Int> {
            Binding { @MainActor in
                self.state.selectedTab
            } set: { @MainActor index in
                if index != self.state.selectedTab { self.update { $0.selectTab(index) } }
            }
        }

        /// The column in front, if there is room for one only.
        var column: Binding<NavigationSplitViewColumn> {
            Binding { @MainActor in
                self.state.selectedTab == 0 ? .sidebar : .detail
            } set: { @MainActor column in
                self.selection.wrappedValue = column == .sidebar ? 0 : 1
            }
        }

        /// The screens above the root of a stack.
        func path(of stack: StagedStack) -> Binding<[StagedScreen]> {
            Binding { @MainActor in
                self.stack(at: stack.position)?.pushed ?? stack.pushed
            } set: { @MainActor kept in
                self.update { $0.keep(kept.map(\.id), of: stack.pushed.map(\.id)) }
            }
        }

        /// The stack presented at a depth, if it covers the window or if it does not.
        func modal(at depth: Int, isFullScreen: Bool) -> Binding<StagedStack?> {
            let shown = stack(at: .modal(depth))
            return Binding { @MainActor in
                let stack = self.stack(at: .modal(depth))
                return stack?.isFullScreen == isFullScreen ? stack : nil
            } set: { @MainActor stack in
                guard stack == nil, let root = shown?.screens.first else { return }
                self.update { $0.dismiss(stackOf: root.id) }
            }
        }
    }
#endif
