#if canImport(SwiftUI)
    import DesignKit
    import DesignKitSwiftUI
    import RoutingSwiftUI
    import StorageKit
    import SwiftUI

    extension MomentScreen: DrawnScreen {
        var view: some View {
            LoadStateView(state, refresh: refresh) { cell in
                MomentView(
                    cell: cell, toggleLike: self.toggleLike, retry: self.retry,
                    discard: self.discard)
            }
        }
    }

    /// One moment with its photos.
    struct MomentView: View {
        let cell: MomentCell
        var toggleLike: @MainActor @Sendable (MomentCell) async -> Void = { _ in }
        var retry: @MainActor @Sendable (Change) async -> Void = { _ in }
        var discard: @MainActor @Sendable (Change) async -> Void = { _ in }

        var body: some View {
            List {
                Section {
                    MomentCellView(
                        cell: cell, opensPage: false, toggleLike: toggleLike, retry: retry,
                        discard: discard)
                }
            }
        }
    }
#endif
