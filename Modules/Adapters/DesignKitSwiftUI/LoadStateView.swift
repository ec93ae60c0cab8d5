#if canImport(SwiftUI)
    public import DesignKit
    public import SwiftUI

    /// Draws the state of data: a spinner, a sentence, a failure with a button to try again, or the
    /// data itself, which the user can pull down to read it again.
    ///
    ///     LoadStateView(state, refresh: refresh) { page in CartList(page: page) }
    public struct LoadStateView<Value, Loaded: View>: View {
        private let state: LoadState<Value>
        private let refresh: @MainActor @Sendable () async -> Void
        private let loaded: (Value) -> Loaded

        /// Draws a state.
        /// - Parameters:
        ///   - state: The state.
        ///   - refresh: Reads the data again.
        ///   - loaded: Draws the data.
        public init(
            _ state: LoadState<Value>, refresh: @escaping @MainActor @Sendable () async -> Void,
            @ViewBuilder loaded: @escaping (Value) -> Loaded
        ) {
            self.state = state
            self.refresh = refresh
            self.loaded = loaded
        }

        public var body: some View {
            switch state {
            case .loading: ProgressView()
            case .loaded(let value, let notice):
                loaded(value)
                    .refreshable(action: refresh)
                    .safeAreaInset(edge: .top) {
                        if let notice {
                            VStack {
                                Text(notice)
                                ActionButton(Content.tryAgainTitle, action: refresh)
                            }
                            .font(.footnote)
                        }
                    }
            case .empty(let sentence): empty(sentence, symbol: "tray", isFinal: true)
            case .failed(let sentence): empty(sentence, symbol: "exclamationmark.triangle")
            case .missing(let thing): empty(thing.sentence, symbol: "questionmark.folder")
            }
        }

        /// - Parameter isFinal: Whether trying again wouldn't help.
        private func empty(_ sentence: String, symbol: String, isFinal: Bool = false) -> some View {
            ContentUnavailableView {
                Label(sentence, systemImage: symbol)
            } actions: {
                if !isFinal { ActionButton(Content.tryAgainTitle, action: refresh) }
            }
        }
    }
#endif
