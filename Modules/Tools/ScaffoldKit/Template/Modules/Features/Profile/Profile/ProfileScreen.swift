import DesignKit

/// A page with an id. SwiftUI draws it with ``ProfileView``; elsewhere it describes its content.
final class ProfileScreen: ContentScreen {
    let title: String
    let text: String

    init(id: Int) {
        title = "Profile \(id)"
        text = "This is number \(id)."
    }

    var content: Content { Content([ContentSection(nil, [.text(text)])]) }
}
