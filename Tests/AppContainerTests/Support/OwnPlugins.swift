import DesignKit
import PluginKit
import RoutingTestSupport

extension [any Plugin] {
    /// So that a changed path of the sample concerns no test of the app around the features.
    static var own: [any Plugin] { [Part.notes, Part.letters] }
}

extension Part {
    /// Notes, which links from outside may open.
    static var notes: Part {
        Part("Notes", tab: "/notes") { app in
            app.router.register(path: "/notes", navigator: page("Notes"), access: .external)
            app.router.items("/notes/:id", access: .external, parent: "/notes")
            app.router.register(path: "/diary", navigator: page("Diary"), requires: .login)
        }
    }

    /// Letters, which pushes and the app open.
    static var letters: Part {
        Part("Letters", tab: "/letters") { app in
            let letters = page("Letters", .link("A note", to: NoteLink(id: 1)))
            app.router.register(path: "/letters", navigator: letters, access: .pushes)
            app.router.register(
                path: "/letters/:value", navigator: PageNavigator<One<String>>(), access: .pushes,
                parent: "/letters")
        }
    }

    private static func page(
        _ title: String, _ row: ContentRow = .text("")
    ) -> InlineNavigator<NoParameters> {
        InlineNavigator { _ in .screen(OwnScreen(title: title, row)) }
    }
}

private nonisolated struct NoteLink: LinkTemplate {
    static let path = "/notes/:id"
    let id: Int
}

/// A screen with one row.
private final class OwnScreen: ContentScreen {
    let title: String
    let content: Content

    init(title: String, _ row: ContentRow) {
        self.title = title
        content = Content([ContentSection(nil, [row])])
    }
}
