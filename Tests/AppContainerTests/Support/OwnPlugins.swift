import DesignKit
import PluginKit
import RoutingTestSupport

extension [any Plugin] {
    /// So that a changed path of the sample concerns no test of the app around the features.
    static var own: [any Plugin] { [NotesPlugin(), LettersPlugin()] }
}

/// Notes, which links from outside may open. There are 99.
struct NotesPlugin: Plugin {
    nonisolated struct Note: Decodable {
        let id: Int
    }

    let name = "Notes"
    let tab: PluginTab? = PluginTab(url: "/notes", symbol: "note")

    func register(in app: PluginContext) {
        let router = app.router
        router.register(
            path: "/notes",
            navigator: InlineNavigator { (_: NoParameters) in .screen(OwnScreen("Notes")) },
            access: .external)
        router.register(
            path: "/notes/:id",
            navigator: InlineNavigator { (note: Note) in
                guard note.id < 100 else { throw NotFound("note \(note.id)") }
                return .screen(OwnScreen("Note \(note.id)"))
            }, access: .external, parent: "/notes")
        router.register(path: "/notes/count", navigator: ClosureNavigator { .value(99) })
        router.register(
            path: "/diary",
            navigator: InlineNavigator { (_: NoParameters) in .screen(OwnScreen("Diary")) },
            requires: .login)
    }
}

private nonisolated struct NoteLink: LinkTemplate {
    static let path = "/notes/:id"
    let id: Int
}

/// Letters, which pushes and the app open.
struct LettersPlugin: Plugin {
    nonisolated struct Letter: Decodable {
        let name: String
    }

    let name = "Letters"
    let tab: PluginTab? = PluginTab(url: "/letters", symbol: "envelope")

    func register(in app: PluginContext) {
        app.router.register(
            path: "/letters",
            navigator: InlineNavigator { (_: NoParameters) in
                .screen(OwnScreen("Letters", .link("A note", to: NoteLink(id: 1))))
            },
            access: .pushes)
        app.router.register(
            path: "/letters/:name",
            navigator: InlineNavigator { (letter: Letter) in
                .screen(OwnScreen("Letter to \(letter.name)"))
            }, access: .pushes, parent: "/letters")
    }
}

/// A screen with one row.
private final class OwnScreen: ContentScreen {
    let title: String
    let content: Content

    init(_ title: String, _ row: ContentRow = .text("")) {
        self.title = title
        content = Content([ContentSection(nil, [row])])
    }
}
