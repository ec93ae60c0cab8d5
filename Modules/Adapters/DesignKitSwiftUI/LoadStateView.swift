#if canImport(SwiftUI)
    public import DesignKit
    public import SwiftUI

    /// Draws the state of data: a spinner, a sentence, a failure with a button to try again, or the
    /// data itself.
    ///
    ///     LoadStateView(state, tryAgain: reload) { page in CartList(page: page) }
    public struct LoadStateView<Value, Loaded: View>: View {
        private let state: LoadState<Value>
        private let tryAgain: @MainActor @Sendable () async -> Void
        private let loaded: (Value) -> Loaded

        /// Draws a state.
        /// - Parameters:
        ///   - state: The state.
        ///   - tryAgain: Reads the data again after a failure.
        ///   - loaded: Draws the data.
        public init(
            _ state: LoadState<Value>, tryAgain: @escaping @MainActor @Sendable () async -> Void,
            @ViewBuilder loaded: @escaping (Value) -> Loaded
        ) {
            self.state = state
            self.tryAgain = tryAgain
            self.loaded = loaded
        }

        public var body: some View {
            switch state {
            case .loading:
                ProgressView()
            case .loaded(let value):
                loaded(value)
            case .empty(let sentence):
                ContentUnavailableView {
                    Label(sentence, systemImage: "tray")
                }
            case .failed(let sentence):
                ContentUnavailableView {
                    Label(sentence, systemImage: "exclamationmark.triangle")
                } actions: {
                    ActionButton(Content.tryAgainTitle, action: tryAgain)
                }
            }
        }
    }
#endif
