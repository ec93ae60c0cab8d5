import DesignKit
import DesignKitHTML
import Foundation
import RoutingEngine
import RoutingKit
import StageKit

/// A screen whose content a test writes.
final class SmallScreen: ContentScreen {
    let title: String
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
        guard let address = HTMLAddress(path: ["do"]) as HTMLAddress? else { return .none }
        return .form(PageForm(to: address, items: [("token", "t\"1"), ("action", "\(action)")]))
    }

    init(_ screens: [SmallScreen], modals: [[SmallScreen]] = []) throws {
        router = AppRouter(links: UniversalLinks(hosts: ["example.com"]), stage: stage)
        router.register(
            path: "/page",
            navigator: InlineNavigator { (_: NoParameters) in .screen(SmallScreen("Page")) },
            access: .external)
        try router.start()
        var new = NewScreens()
        func stack(_ screens: [SmallScreen]) -> NavigationState.Stack {
            NavigationState.Stack(
                screens.map { screen in
                    let entry = NavigationState.Entry(url: "/" + screen.title.lowercased())
                    new[entry.id] = screen
                    return entry
                })
        }
        let state = NavigationState(
            stacks: [stack(screens), stack([SmallScreen("Other")])], modals: modals.map(stack))
        stage.move(to: state, with: new)
    }

    func drawing() -> PageDrawing { PageDrawing(router: router, control: control) }

    func page(in language: String = "en", notices: [PageNotice] = []) -> String {
        let head = PageHead(
            language: Locale(identifier: language), appName: "Small",
            styleSheet: HTMLAddress(path: ["style.css"]))
        return drawing().page(of: stage, head: head, notices: notices).markup
    }
}

/// A link to the one page of ``SmallSite``.
struct SmallLink: LinkTemplate {
    static let path = "/page"
}
