#if canImport(SwiftUI)
    import DesignKit
    import DesignKitSwiftUI
    import RoutingSwiftUI
    import SwiftUI

    extension ConversationsScreen: DrawnScreen {
        var view: some View {
            LoadStateView(state, refresh: refresh) { page in
                ConversationsView(page: page, showOlder: self.showOlder)
            }
        }
    }

    /// The conversations, and older ones as soon as the user scrolls to the end.
    struct ConversationsView: View {
        let page: ConversationsPage
        let showOlder: @MainActor () -> Void

        var body: some View {
            List {
                Section {
                    ForEach(page.rows) { row in
                        RouteLink(to: ConversationLink(userID: row.id)) {
                            VStack(alignment: .leading) {
                                Text(row.name).font(.headline)
                                Text(row.summary).font(.subheadline).foregroundStyle(.secondary)
                            }
                        }
                        .asRow()
                    }
                    if page.hasOlder {
                        ProgressView().onAppear(perform: showOlder).id(page.rows.count)
                    }
                } header: {
                    Text(page.title)
                }
            }
        }
    }
#endif
