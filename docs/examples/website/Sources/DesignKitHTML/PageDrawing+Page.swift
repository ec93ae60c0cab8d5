import DesignKit
import Foundation
public import RoutingEngine

extension PageDrawing {
    /// The page of what a user sees of a stage: the tabs, the visible screen with a way back, and
    /// what it is presented over.
    /// - Parameters:
    ///   - stage: The stage.
    ///   - head: What the page says about itself.
    ///   - notices: What the user should know, which screen readers read first.
    ///   - footer: What is below the content.
    public func page(
        of stage: any Stage, head: PageHead, notices: [PageNotice] = [], footer: HTML = []
    ) -> HTML {
        UserLocale.$scoped.withValue(head.language) {
            let state = stage.state
            let title = stage.topScreen?.title ?? head.appName
            let content = stage.topScreen.map { body(of: $0, entry: state.top?.id) }
            let back = control(of: state, on: stage)
            let parts = [
                Self.heading(title, back: back), Self.status(notices), content ?? [], footer,
            ]
            let isSheet = !state.modals.isEmpty
            return Self.document(
                head, titled: title, tabs: tabs(of: stage, isInert: isSheet),
                main: isSheet
                    ? [Self.sheet(parts, isFull: state.modals.last?.isFullScreen == true)] : parts)
        }
    }

    /// A page without an app, such as one for an address that doesn't exist.
    public static func page(titled title: String, body: HTML, head: PageHead) -> HTML {
        UserLocale.$scoped.withValue(head.language) {
            document(head, titled: title, tabs: [], main: [heading(title, back: []), body])
        }
    }

    private static func document(_ head: PageHead, titled title: String, tabs: HTML, main: [HTML])
        -> HTML
    {
        let skip = HTMLAddress("#main").map {
            HTML.element("a", [.class("skip"), .href($0)], [.text(texts("Skip to content"))])
        }
        return .document(
            language: head.language.identifier(.bcp47), head: head.elements(titled: title),
            body: [
                skip ?? [], tabs,
                .element(
                    "main", [HTMLAttribute("id", "main"), HTMLAttribute("tabindex", "-1")], main),
            ])
    }

    private static func heading(_ title: String, back: HTML) -> HTML {
        let title = HTML.element(
            "h1", [HTMLAttribute("id", "title"), HTMLAttribute("dir", "auto")], [.text(title)])
        return .element("div", [.class("bar")], [back, title])
    }

    private static func status(_ notices: [PageNotice]) -> HTML {
        notices.isEmpty
            ? []
            : .element(
                "div", [.class("notices"), HTMLAttribute("role", "status")],
                notices.map(\.html))
    }

    private static func sheet(_ content: [HTML], isFull: Bool) -> HTML {
        .element(
            "div",
            [
                .class(isFull ? "cover" : "sheet"), HTMLAttribute("role", "dialog"),
                HTMLAttribute("aria-modal", "true"), HTMLAttribute("aria-labelledby", "title"),
            ], content)
    }

    /// The way back from the visible screen, or out of what is presented; empty if there is none.
    private func control(of state: NavigationState, on stage: any Stage) -> HTML {
        let stack = state.modals.last ?? state.tabs.dropFirst(state.selectedTab).first
        guard let stack, stack.entries.count > 1 || !state.modals.isEmpty else { return [] }
        guard let below = stack.entries.dropLast().last else {
            return control(.goBack(to: nil), [.class("close")], [.text(texts("Close"))])
        }
        let title = stage.screen(below.id)?.title ?? ""
        return control(
            .goBack(to: below.url),
            [.class("back"), HTMLAttribute("aria-label", texts("Back to \(title)"))],
            [.text(title)])
    }

    private func tabs(of stage: any Stage, isInert: Bool) -> HTML {
        let state = stage.state
        guard state.tabs.count > 1 else { return [] }
        let items = state.tabs.enumerated().map { index, stack -> HTML in
            guard let root = stack.entries.first else { return [] }
            let current = HTMLAttribute("aria-current", "page")
            let inner = control(
                .selectTab(index, url: root.url), index == state.selectedTab ? [current] : [],
                label(of: root, on: stage))
            return inner.markup.isEmpty ? [] : .element("li", [], [inner])
        }
        return .element(
            "nav",
            [.class("tabs"), HTMLAttribute("aria-label", texts("Sections"))]
                + (isInert ? [HTMLAttribute("inert")] : []),
            [.element("ul", [HTMLAttribute("role", "list")], items)])
    }

    private func label(of root: NavigationState.Entry, on stage: any Stage) -> [HTML] {
        let badge = stage.badges[root.url].map {
            HTML.element("span", [.class("count")], [.text($0)])
        }
        let title = HTML.element("span", [], [.text(stage.screen(root.id)?.title ?? root.url)])
        return [TabSymbol(tabSymbols[root.url] ?? "").svg, title, badge ?? []]
    }
}
