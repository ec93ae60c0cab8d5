#if canImport(SwiftUI)
    import DesignKit
    import DesignKitSwiftUI
    import RoutingKit
    import RoutingSwiftUI
    import SwiftUI

    extension TimelineScreen: DrawnScreen {
        var view: some View {
            LoadStateView(state, refresh: refresh) { page in
                TimelineView(page: page, showOlder: self.showOlder)
            }
        }
    }

    /// The newest moments, and older ones as soon as the user scrolls to the end.
    struct TimelineView: View {
        let page: TimelinePage
        var showOlder: @MainActor @Sendable () async -> Void = {}

        var body: some View {
            List {
                Section {
                    LabeledContent(page.owner.name, value: page.summary)
                    RouteLink(texts("Share a moment"), to: ShareMomentLink())
                }
                if page.cells.isEmpty { Text(TimelinePage.emptyText) }
                ForEach(page.cells) { cell in
                    Section { MomentCellView(cell: cell) }
                }
                if let notice = page.notice {
                    Text(notice)
                    ActionButton(texts("Older moments"), action: showOlder)
                } else if page.hasOlder {
                    // A part is longer than a screen, so it appears once for each part.
                    ProgressView().task { await showOlder() }.id(page.cells.count)
                }
            }
        }
    }
#endif
