#if canImport(SwiftUI)
    public import DesignKit
    public import SwiftUI

    /// The states of a page beside each other, for its preview: loaded, loading, failed, empty,
    /// with long texts, and from right to left.
    ///
    ///     #Preview("Cart") {
    ///         PageStates(
    ///             .sample, empty: .empty("Nothing"), long: .longText, rightToLeft: .rightToLeft
    ///         ) { CartView(page: $0) }
    ///     }
    public struct PageStates<Page, Drawn: View>: View {
        private let states: [LoadState<Page>]
        private let draw: (Page) -> Drawn

        /// - Parameters:
        ///   - loaded: The page as users see it most of the time.
        ///   - empty: What is shown if there is nothing to show.
        ///   - long: The page with long words and long sentences.
        ///   - rightToLeft: The page in a script that is written from right to left.
        ///   - draw: Draws a page that is loaded.
        public init(
            _ loaded: Page, empty: LoadState<Page>, long: Page, rightToLeft: Page,
            @ViewBuilder draw: @escaping (Page) -> Drawn
        ) {
            let others = [LoadState.loading, .failed("No network."), empty, .loaded(long)]
            states = [.loaded(loaded)] + others + [.loaded(rightToLeft)]
            self.draw = draw
        }

        public var body: some View {
            ScrollView(.horizontal) {
                HStack {
                    ForEach(states.indices, id: \.self) { index in
                        let isLast = index == states.count - 1
                        LoadStateView(states[index], refresh: {}, loaded: draw)
                            .environment(\.layoutDirection, isLast ? .rightToLeft : .leftToRight)
                            .frame(width: 390)
                    }
                }
            }
        }
    }
#endif
