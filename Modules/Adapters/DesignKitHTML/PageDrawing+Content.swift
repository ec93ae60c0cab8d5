import DesignKit
import RoutingKit
import StageKit

extension PageDrawing {
    /// The sections of a content, each a list with its heading.
    func body(of content: Content, entry: NavigationState.Entry.ID?) -> HTML {
        var ids = PageRows(content).ids[...]
        let sections = content.sections.enumerated().map { index, section in
            defer { ids = ids.dropFirst(section.rows.count) }
            return draw(
                section, named: "s\(index)",
                rows: zip(section.rows, ids).map { ($0, PageRow(screen: entry, id: $1)) })
        }
        return HTML(sections)
    }

    private func draw(
        _ section: ContentSection, named id: String, rows: [(ContentRow, PageRow)]
    ) -> HTML {
        let photos = rows.compactMap { $0.0.photo == nil ? nil : $0.0 }
        let items = rows.filter { $0.0.photo == nil }.map { item(of: $0, at: $1) }
        let place = rows.prefix { $0.0.photo == nil }.count
        var parts = [list(items.prefix(place)), gallery(photos), list(items.dropFirst(place))]
        guard let title = section.title else {
            parts.removeAll { $0.markup.isEmpty }
            return parts.isEmpty ? [] : .element("div", [.class("group")], parts)
        }
        let heading = Heading(title)
        let badge = heading.badge.map {
            HTML.element(
                "span", [.class("badge"), HTMLAttribute("aria-hidden", "true")], [.text($0)])
        }
        let text = HTML.element("span", [HTMLAttribute("dir", "auto")], [.text(heading.text)])
        return .element(
            "section", [.class("group"), HTMLAttribute("aria-labelledby", id)],
            [.element("h2", [HTMLAttribute("id", id)], [badge ?? [], text])] + parts)
    }

    private func list(_ items: ArraySlice<HTML>) -> HTML {
        let items = items.filter { !$0.markup.isEmpty }
        return items.isEmpty
            ? [] : .element("ul", [.class("rows"), HTMLAttribute("role", "list")], items)
    }

    private func gallery(_ photos: [ContentRow]) -> HTML {
        guard !photos.isEmpty else { return [] }
        let figures = photos.map { row in
            HTML.element("li", [], [picture(of: row.photo ?? "", titled: row.title)])
        }
        return .element("ul", [.class("photos"), HTMLAttribute("role", "list")], figures)
    }

    private func picture(of url: String, titled title: String) -> HTML {
        guard let address = pictureAddress(url) else {
            return Illustration(of: url).svg(titled: title)
        }
        return .element(
            "img",
            [
                .src(address), HTMLAttribute("alt", title), HTMLAttribute("loading", "lazy"),
                HTMLAttribute("width", "800"), HTMLAttribute("height", "600"),
            ])
    }

    /// A row as an item of a list; empty if the page doesn't offer it.
    private func item(of row: ContentRow, at place: PageRow) -> HTML {
        let id = HTMLAttribute("id", place.id)
        switch row.kind {
        case .text where row.isLoading:
            return .element(
                "li", [id, .class("row"), HTMLAttribute("aria-busy", "true")], [texts(of: row)])
        case .text:
            return .element("li", [id, .class("row")], [texts(of: row)])
        case .link(let link):
            return item(.open(PageLink(link), place), id, .class("row link"), [texts(of: row)])
        case .action:
            return item(.perform(place), id, .class("row action"), [texts(of: row)])
        case .toggle(let isOn, _):
            return toggle(.set(place, isOn: !isOn), id, isOn: isOn, texts(of: row))
        case .field:
            return field(.submit(place), id, label: row.title, input: "\(place.id)-value")
        }
    }

    private func texts(of row: ContentRow) -> HTML {
        let auto = HTMLAttribute("dir", "auto")
        let detail = row.detail.flatMap { $0.isEmpty ? nil : $0 }.map {
            HTML.element("span", [.class("detail"), auto], [.text($0)])
        }
        return .element(
            "span", [.class("texts")],
            [.element("span", [.class("title"), auto], [.text(row.title)]), detail ?? []])
    }
}
