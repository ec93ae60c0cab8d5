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
        /// The place of a stack on the stage.
        enum Place: Hashable {
            case tab(Int)
            case modal(Int)
        }

        let place: Place
        let screens: [StagedScreen]
        let isFullScreen: Bool
        /// Whether the stack is a single screen without navigation.
        let isPlain: Bool

        /// The place, so that a screen that replaces the root of a sheet appears in the same sheet.
        var id: Place { place }

        /// The screens above the root.
        var pushed: [StagedScreen] { Array(screens.dropFirst()) }
    }

    extension ObservableStage {
        /// The stack at a place; `nil` if there is none.
        func stack(at place: StagedStack.Place) -> StagedStack? {
            let (stacks, index) =
                switch place {
                case .tab(let index): (state.tabs, index)
                case .modal(let index): (state.modals, index)
                }
            guard stacks.indices.contains(index) else { return nil }
            let screens = stacks[index].entries.compactMap { entry in
                screen(entry.id).map { StagedScreen(entry: entry, screen: $0) }
            }
            return StagedStack(
                place: place, screens: screens, isFullScreen: stacks[index].isFullScreen,
                isPlain: stacks[index].isPlain)
        }
    }
#endif
