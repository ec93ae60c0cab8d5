#if canImport(SwiftUI)
    public import SwiftUI

    /// A button that is disabled while its action runs.
    public struct ActionButton: View {
        private let title: String
        private let action: @MainActor @Sendable () async -> Void

        @State private var isRunning = false

        /// Makes a button.
        /// - Parameters:
        ///   - title: Its title.
        ///   - action: It may wait for the result of another screen.
        public init(_ title: String, action: @escaping @MainActor @Sendable () async -> Void) {
            self.title = title
            self.action = action
        }

        public var body: some View {
            Button(title) {
                isRunning = true
                Task {
                    await action()
                    isRunning = false
                }
            }
            .disabled(isRunning)
        }
    }
#endif
