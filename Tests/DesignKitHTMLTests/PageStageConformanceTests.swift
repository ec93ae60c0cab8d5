import Foundation
import RoutingEngine
import StageConformance
import Testing

@testable import DesignKitHTML

@Suite
@MainActor
struct `A stage that is drawn as pages conforms` {
    @Test(arguments: Conformance.transitions + Conformance.sources + Conformance.gestures)
    func `to every transition and gesture`(case: Conformance) async {
        #expect(await `case`.issues(on: PagesUnderTest.self) == [])
    }

    @Test(arguments: Conformance.combinations)
    func `to every gesture after every transition`(case: Conformance) async {
        #expect(await `case`.issues(on: PagesUnderTest.self) == [])
    }
}

/// A stage whose screen is its page, and whose user touches what is on the page.
@MainActor
private struct PagesUnderTest: StageUnderTest {
    let stage: any Stage = HeadlessStage()

    init(_ arrangement: Arrangement) {}

    /// What a user finds who goes back, closes and visits each tab, on a copy of the stage.
    var shown: String {
        let copy = HeadlessStage()
        let screens = stage.state.entries.compactMap { entry in
            stage.screen(entry.id).map { (entry.id, $0) }
        }
        copy.move(to: stage.state, with: Dictionary(uniqueKeysWithValues: screens))
        var modals: [String] = []
        while let page = DrawnPage(of: copy), page.isSheet {
            modals.insert(page.mark + titlesOfFront(copy), at: 0)
            guard DrawnPage(of: copy)?.press(on: copy, { $0 == .goBack(to: nil) }) == true else {
                return "a sheet without a way out"
            }
        }
        let selected = copy.state.selectedTab
        let tabs = stage.state.tabs.indices.map { index in
            let isThere = stage.state.tabs.count == 1 || select(index, on: copy)
            let mark = index == selected ? "*" : ""
            return isThere ? mark + titlesOfFront(copy) : "a tab that isn't there"
        }
        return unmarked((tabs + modals).joined(separator: " | "))
    }

    func perform(_ gesture: Gesture) {
        let page = DrawnPage(of: stage)
        switch gesture {
        case .back, .swipeBack:
            _ = page?.press(on: stage) { if case .goBack(_?) = $0 { true } else { false } }
        // A page with a way back offers no other one.
        case .dismiss, .swipeToDismiss:
            if page?.press(on: stage, { $0 == .goBack(to: nil) }) != true {
                stage.update { gesture.perform(on: &$0) }
            }
        case .tapTab(let tab): _ = select(tab, on: stage)
        case .cancelledSwipeBack, .cancelledSwipeToDismiss: break
        }
    }

    func settle() {}

    private func select(_ tab: Int, on stage: any Stage) -> Bool {
        DrawnPage(of: stage)?.press(on: stage) {
            if case .selectTab(tab, _) = $0 { true } else { false }
        } ?? false
    }

    /// The titles of the stack in front, from the root to the top. Ends at the root.
    private func titlesOfFront(_ stage: any Stage) -> String {
        var titles = [DrawnPage(of: stage)?.title ?? "nothing"]
        while let page = DrawnPage(of: stage),
            page.press(on: stage, { if case .goBack(_?) = $0 { true } else { false } })
        {
            titles.insert(DrawnPage(of: stage)?.title ?? "nothing", at: 0)
        }
        return titles.joined(separator: " ")
    }

    /// A page shows a stack without navigation as any other, so its mark is taken from the state.
    private func unmarked(_ shown: String) -> String {
        let outline = stage.state.outline
        return shown == outline.replacing("!", with: "") ? outline : shown
    }
}

/// A page with what it offers.
@MainActor
private struct DrawnPage {
    private let markup: String
    private let actions: [PageAction]

    /// Draws what is visible on a stage; `nil` if nothing is.
    init?(of stage: any Stage) {
        guard stage.state.top != nil, let styles = HTMLAddress("/style.css") else { return nil }
        let actions = Actions()
        let router = AppRouter(links: UniversalLinks(hosts: []), stage: HeadlessStage())
        let drawing = PageDrawing(router: router) { action in
            actions.all.append(action)
            return HTMLAddress("/\(actions.all.count - 1)/").map(PageControl.link) ?? .none
        }
        let head = PageHead(
            language: .init(identifier: "en"), appName: "App", styleSheet: styles)
        markup = drawing.page(of: stage, head: head).markup
        self.actions = actions.all
    }

    private final class Actions {
        var all: [PageAction] = []
    }

    var isSheet: Bool { markup.contains("role=\"dialog\"") }
    var mark: String { markup.contains("class=\"cover\"") ? "#" : "+" }
    var title: String? {
        markup.firstMatch(of: /<h1[^>]*>(.*?)<\/h1>/).map { String($0.1) }
    }

    /// Follows the first link of the page for an action.
    /// - Returns: `false` if the page has none.
    func press(on stage: any Stage, _ isWanted: (PageAction) -> Bool) -> Bool {
        for (number, action) in actions.enumerated()
        where isWanted(action) && markup.contains("href=\"/\(number)/\"") {
            switch action {
            case .goBack: return stage.update { $0.goBack() }
            case .selectTab(let tab, _): return stage.update { $0.selectTab(tab) }
            case .open, .perform, .submit, .set: return false
            }
        }
        return false
    }
}
