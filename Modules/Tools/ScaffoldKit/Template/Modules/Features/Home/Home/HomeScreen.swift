import DesignKit

/// The first screen of Home. It describes its content, which each platform draws.
final class HomeScreen: ContentScreen {
    let title = "Home"
    let content = Content([
        ContentSection("Welcome", [.link("Open number 7", to: ProfileLink(id: 7))])
    ])
}
