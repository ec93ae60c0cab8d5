#if canImport(SwiftUI)
    import DesignKit
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

    /// Says why the server doesn't accept a change, with buttons to send it again and to discard
    /// it.
    public struct RefusalView: View {
        private let reason: String
        private let retry: @MainActor @Sendable () async -> Void
        private let discard: @MainActor @Sendable () async -> Void

        /// - Parameters:
        ///   - reason: The server's sentence.
        ///   - retry: Sends the change again.
        ///   - discard: Removes the change.
        public init(
            reason: String, retry: @escaping @MainActor @Sendable () async -> Void,
            discard: @escaping @MainActor @Sendable () async -> Void
        ) {
            self.reason = reason
            self.retry = retry
            self.discard = discard
        }

        public var body: some View {
            Text(Content.refusalText(reason)).font(.footnote)
            ActionButton(Content.tryAgainTitle, action: retry)
            ActionButton(Content.discardTitle, action: discard)
        }
    }
#endif
