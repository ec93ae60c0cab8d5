// Sources/DesignKitMarkdown/MarkdownScreen.swift
public import DesignKit
public import RoutingEngine

/// The visible screen of an app as Markdown.
@MainActor
public struct MarkdownScreen {
    private let router: AppRouter

    public init(of router: AppRouter) { self.router = router }

    private var screen: (any ContentScreen)? { router.stage.topScreen as? any ContentScreen }

    private var content: Content {
        screen?.content.leavingOutLinks(unopenedBy: router) ?? Content([])
    }

    /// The text, once the screen shows its data.
    public func text() async -> String {
        await screen?.settle()
        let sections = content.sections.map { section in
            ([section.title.map { "## \($0)" }].compactMap { $0 } + section.rows.map(line))
                .joined(separator: "\n")
        }
        return (["# \(router.stage.topScreen?.title ?? "")"] + sections).joined(separator: "\n\n")
    }

    private func line(of row: ContentRow) -> String {
        switch row.kind {
        case .text: "\(row.title) \(row.detail ?? "")"
        case .link(let link): "- [\(row.title)](\(link.url ?? ""))"
        case .action, .field: "- \(row.title)"
        case .toggle(let isOn, _): "- [\(isOn ? "x" : " ")] \(row.title)"
        }
    }

    /// Does what a row does, as the user who reads the text asks for.
    /// - Returns: Whether the screen still has the row.
    public func choose(_ id: RowID, text: String = "") async -> Bool {
        let rows = content.identifiedSections.flatMap { $0.rows }
        guard let screen, let row = rows.first(where: { $0.id == id })?.row else { return false }
        switch row.kind {
        case .text: break
        case .link(let link): await router.route(link.request(from: screen))
        case .action(let perform): await perform()
        case .field(let submit): await submit(text)
        case .toggle(let isOn, let set): await set(!isOn)
        }
        return true
    }
}
