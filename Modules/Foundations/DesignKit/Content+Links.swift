public import RoutingKit

extension Content {
    /// A link of the app that its router can't open becomes a text which says so. Links from other people
    /// stay, because they may lead to the web.
    @MainActor
    public func leavingOutLinks(unopenedBy router: any AppRouting) -> Content {
        Content(
            sections.map { section in
                ContentSection(
                    section.title, section.rows.map { $0.leavingOutLink(unopenedBy: router) })
            })
    }
}

extension ContentRow {
    @MainActor
    fileprivate func leavingOutLink(unopenedBy router: any AppRouting) -> ContentRow {
        guard case .link(let link) = kind, link.origin == .app,
            !router.canOpen(link.url, from: .app)
        else { return self }
        return .text(title, detail: texts("not part of this app"))
    }
}
