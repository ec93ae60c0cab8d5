import DesignKit
import DesignKitHTML
import Foundation
import RoutingEngine

/// A screen whose content a test writes.
final class SmallScreen: ContentScreen {
    var title: String
    var sections: [ContentSection]

    init(_ title: String, _ sections: [ContentSection] = []) {
        self.title = title
        self.sections = sections
    }

    var content: Content { Content(sections) }
}

/// What a test does on a page, in order.
@MainActor
final class Deeds {
    var all: [String] = []
}

/// An app with two tabs, a page over the first one, and a sheet, drawn as HTML.
@MainActor
struct SmallSite {
    let stage = HeadlessStage()
    let router: AppRouter
    /// How the pages offer each action.
    var control: @MainActor (PageAction) -> PageControl = { action in
        .form(HTMLAddress(path: ["do"]), items: [("token", "t\"1"), ("action", action.name)])
    }

    init(_ screens: [SmallScreen], sheet: SmallScreen? = nil) async throws {
        router = AppRouter(links: UniversalLinks(hosts: ["example.com"]), stage: stage)
        let top = sheet ?? screens.dropFirst().first
        let pages = [
            "/page": SmallScreen("Page"), "/other": SmallScreen("Other"), "/root": screens[0],
            "/top": top ?? screens[0],
        ]
        for (path, screen) in pages {
            router.register(
                path: path, navigator: InlineNavigator { (_: NoParameters) in .screen(screen) },
                access: path == "/page" ? .external : .closed)
        }
        try router.start()
        try await router.show(tabs: ["/root", "/other"])
        if top == nil { return }
        let transition: TransitionType = sheet == nil ? .show : .present
        await router.route(RouteRequest(url: "/top", transition: transition))
    }

    func page(in language: String = "en", notices: [HTML] = [], body: HTML? = nil) -> String {
        var drawing = PageDrawing(router: router, control: control)
        drawing.photoAddress = { HTMLAddress($0) }
        let head = PageHead(
            language: Locale(identifier: language), appName: "Small", folder: [])
        return drawing.page(of: stage, head: head, notices: notices, body: body).markup
    }
}

/// A link to the one page of ``SmallSite``.
struct SmallLink: LinkTemplate {
    static let path = "/page"
}
