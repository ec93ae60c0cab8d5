#if canImport(SwiftUI)
    import RoutingKit
    import StageKit

    /// A screen together with its entry, so that a view that is being removed can still draw it.
    struct StagedScreen: Hashable, Identifiable {
        let entry: NavigationState.Entry
        let screen: any Screen

        var id: NavigationState.Entry.ID { entry.id }

        static func == (one: StagedScreen, other: StagedScreen) -> Bool { one.id == other.id }

        func hash(into hasher: inout Hasher) {
            hasher.combine(id)
        }
    }

    /// A stack of the stage, as it is drawn.
    struct StagedStack: Identifiable {
        /// The position of a stack on the stage.
        enum Position: Hashable {
            case tab(Int)
            case modal(Int)
        }

        let position: Position
        let screens: [StagedScreen]
        let isFullScreen: Bool
        /// Whether the stack is a single screen without navigation.
        let isPlain: Bool

        /// The position, so that a screen that replaces the root of a sheet appears in the same sheet.
        var id: Position { position }

        /// The screens above the root.
        var pushed: [StagedScreen] { Array(screens.dropFirst()) }
    }

    extension ObservableStage {
        /// The stack at a position; `nil` if there is none.
        func stack(at position: StagedStack.Position) -> StagedStack? {
            let (stacks, index) =
                switch position {
                case .tab(let index): (state.tabs, index)
                case .modal(let index): (state.modals, index)
                }
            guard stacks.indices.contains(index) else { return nil }
            let screens = stacks[index].entries.compactMap { entry in
                screen(entry.id).map { StagedScreen(entry: entry, screen: $0) }
            }
            return StagedStack(
                position: position, screens: screens, isFullScreen: stacks[index].isFullScreen,
                isPlain: stacks[index].isPlain)
        }
    }
#endif
