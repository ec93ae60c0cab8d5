#if canImport(SwiftUI)
    import DesignKit
    import DesignKitSwiftUI
    import RoutingSwiftUI
    import StorageKit
    import SwiftUI

    extension MomentScreen: DrawnScreen {
        var view: some View {
            MomentView(
                state: state, toggleLike: toggleLike, retry: retry, discard: discard,
                refresh: refresh)
        }
    }

    /// One moment with its photos.
    struct MomentView: View {
        let state: LoadState<MomentCell>
        var toggleLike: @MainActor @Sendable (MomentCell) async -> Void = { _ in }
        var retry: @MainActor @Sendable (Change) async -> Void = { _ in }
        var discard: @MainActor @Sendable (Change) async -> Void = { _ in }
        var refresh: @MainActor @Sendable () async -> Void = {}

        var body: some View {
            LoadStateView(state, refresh: refresh) { cell in
                List {
                    Section {
                        MomentCellView(
                            cell: cell, opensPage: false, toggleLike: toggleLike, retry: retry,
                            discard: discard)
                    }
                }
            }
        }
    }
#endif
