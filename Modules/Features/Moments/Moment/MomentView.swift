#if canImport(SwiftUI)
    import DesignKit
    import DesignKitSwiftUI
    import RoutingSwiftUI
    import SwiftUI

    extension MomentScreen: DrawnScreen {
        var view: some View {
            LoadStateView(state, refresh: refresh) { cell in
                MomentView(cell: cell)
            }
        }
    }

    /// One moment with its photos.
    struct MomentView: View {
        let cell: MomentCell

        var body: some View {
            List {
                Section { MomentCellView(cell: cell, opensPage: false) }
            }
        }
    }
#endif
