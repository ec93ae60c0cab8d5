#if canImport(SwiftUI)
    import RoutingSwiftUI
    import SwiftUI

    extension ProfileScreen: DrawnScreen {
        var view: some View {
            ProfileView(text: text, isFollowed: isFollowed) { [weak self] isFollowed in
                Task { await self?.follow(isFollowed) }
            }
        }
    }

    /// What a page shows, as a view of its own.
    struct ProfileView: View {
        let text: String
        let isFollowed: Bool?
        let follow: @MainActor (Bool) -> Void

        var body: some View {
            List {
                Text(text).font(.title2)
                if let isFollowed {
                    Toggle("Follow", isOn: binding(isFollowed))
                }
            }
        }

        private func binding(_ isFollowed: Bool) -> Binding<Bool> {
            Binding { @MainActor in
                isFollowed
            } set: { @MainActor new in
                follow(new)
            }
        }
    }
#endif
