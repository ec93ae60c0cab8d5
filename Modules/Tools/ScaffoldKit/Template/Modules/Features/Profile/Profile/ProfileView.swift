#if canImport(SwiftUI)
    import RoutingSwiftUI
    import SwiftUI

    extension ProfileScreen: DrawnScreen {
        var view: some View { ProfileView(text: text) }
    }

    /// What a page shows, as a view of its own.
    struct ProfileView: View {
        let text: String

        var body: some View {
            List { Text(text).font(.title2) }
        }
    }
#endif
