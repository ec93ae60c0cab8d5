#if canImport(SwiftUI)
    import Accessibility
    import RoutingKit
    import StageKit
    public import SwiftUI

    /// How a stage arranges several stacks.
    public enum StageLayout: Hashable, Sendable {
        /// One stack at a time, with a tab bar.
        case tabs
        /// Two stacks at once: a sidebar and its detail. If there is room for one only, the stack
        /// in front is shown. If the stage has more than two, a page says that this layout can't
        /// show them.
        case columns
    }

    /// Draws a stage: its stacks and what is presented over them. Gestures of the user change the
    /// state of the stage.
    ///
    /// A stage with a single stack has no tab bar.
    public struct StageView: View {
        private let stage: ObservableStage
        private let views: StageViews
        private let layout: StageLayout
        private let tabSymbols: [String: String]

        @Namespace private var zoomNamespace

        /// Draws a stage.
        /// - Parameters:
        ///   - stage: The stage of the window.
        ///   - views: The views of the screens.
        ///   - layout: How several stacks are arranged.
        ///   - tabSymbols: The names of SF Symbols, by the URL of a tab's root.
        ///   - closeTitle: The title of the button that closes what is presented.
        ///   - discardTitle: The title of the button that discards what the user has typed.
        ///   - stayTitle: The title of the button by which they stay instead.
        public init(
            stage: ObservableStage, views: StageViews, layout: StageLayout = .tabs,
            tabSymbols: [String: String] = [:], closeTitle: String = "Close",
            discardTitle: String = "Discard", stayTitle: String = "Keep Editing"
        ) {
            var views = views
            views.titles = .init(close: closeTitle, discard: discardTitle, stay: stayTitle)
            self.stage = stage
            self.views = views
            self.layout = layout
            self.tabSymbols = tabSymbols
        }

        public var body: some View {
            stacks
                .modifier(PresentedStacks(stage: stage, views: views, depth: 0))
                .asksBeforeClosing(
                    stage.reasonsToStay { $0 = NavigationState() },
                    discardTitle: views.titles.discard
                )
                .onChange(of: stage.replacementCount) {
                    AccessibilityNotification.ScreenChanged().post()
                }
                .environment(\.navigationState, stage.state)
                .environment(\.zoomNamespace, zoomNamespace)
        }

        @ViewBuilder private var stacks: some View {
            if stage.state.tabs.count < 2 {
                stack(0)
            } else if layout == .columns, let sentence = tooManyColumns {
                Text(sentence).padding()
            } else if layout == .columns {
                NavigationSplitView(preferredCompactColumn: stage.column) {
                    stack(0)
                } detail: {
                    stack(1)
                }
            } else {
                TabView(selection: stage.selection) {
                    ForEach(Array(stage.state.tabs.indices), id: \.self) { index in
                        stack(index).tabItem { label(index) }.badge(badge(index)).tag(index)
                    }
                }
            }
        }

        /// Why the stage can't be shown in columns; `nil` if it can.
        var tooManyColumns: String? {
            let count = stage.state.tabs.count
            let sentence = "StageLayout.columns shows two stacks, and this stage has \(count). "
            return count > 2 ? sentence + "Use .tabs, or show fewer tabs." : nil
        }

        @ViewBuilder private func stack(_ index: Int) -> some View {
            if let stack = stage.stack(at: .tab(index)) {
                StackView(stack: stack, stage: stage, views: views)
            }
        }

        /// The badge of a tab; `nil` also for one that has gone, which SwiftUI may still draw.
        func badge(_ index: Int) -> Text? {
            let root = stage.stack(at: .tab(index))?.screens.first
            return root.flatMap { stage.badges[$0.entry.url] }.map { Text($0) }
        }

        @ViewBuilder private func label(_ index: Int) -> some View {
            if let root = stage.stack(at: .tab(index))?.screens.first {
                if let symbol = tabSymbols[root.entry.url] {
                    Label(root.screen.title, systemImage: symbol)
                } else {
                    Text(root.screen.title)
                }
            }
        }
    }
#endif
