#if canImport(SwiftUI)
    public import SwiftUI

    /// A button that is disabled while its action runs.
    public struct ActionButton<Label: View>: View {
        private let runsWhenVisible: Bool
        private let action: @MainActor @Sendable () async -> Void
        private let label: Label

        @State private var isRunning = false

        /// Makes a button.
        /// - Parameters:
        ///   - runsWhenVisible: Whether it runs its action as soon as it appears.
        ///   - action: It may wait for the result of another screen.
        ///   - label: What the user taps.
        init(
            runsWhenVisible: Bool = false,
            action: @escaping @MainActor @Sendable () async -> Void, @ViewBuilder label: () -> Label
        ) {
            self.runsWhenVisible = runsWhenVisible
            self.action = action
            self.label = label()
        }

        public var body: some View {
            Button(action: run) { label }
                .disabled(isRunning)
                .task { if runsWhenVisible, !isRunning { run() } }
        }

        private func run() {
            isRunning = true
            Task {
                await action()
                isRunning = false
            }
        }
    }

    extension ActionButton where Label == Text {
        /// Makes a button.
        /// - Parameters:
        ///   - title: Its title.
        ///   - action: It may wait for the result of another screen.
        public init(_ title: String, action: @escaping @MainActor @Sendable () async -> Void) {
            self.init(action: action) { Text(title) }
        }
    }
#endif
