import DesignKit
import RoutingEngine

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
            return PagePicture(of: url).element(titled: title)
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
                "li", [id, .class("row"), HTMLAttribute("aria-busy", "true")], [label(of: row)])
        case .text:
            return .element("li", [id, .class("row")], [label(of: row)])
        case .link(let link):
            return item(.open(PageLink(link), place), id, .class("row link"), [label(of: row)])
        case .action:
            return item(.perform(place), id, .class("row action"), [label(of: row)])
        case .toggle(let isOn, _):
            return toggle(.set(place, isOn: !isOn), id, isOn: isOn, label(of: row))
        case .field:
            return field(.submit(place), id, label: row.title, input: "\(place.id)-value")
        }
    }

    /// The title with a note below it, and the value of the row at the end of its line.
    private func label(of row: ContentRow) -> HTML {
        let auto = HTMLAttribute("dir", "auto")
        let details = RowDetails(row.detail ?? "")
        let note = details.note.map { HTML.element("span", [.class("detail"), auto], [.text($0)]) }
        let value = details.value.map {
            HTML.element("span", [.class("value"), auto], [.text($0)])
        }
        // A link of another person has no other title than its URL.
        var title = row.title
        if case .link(let link) = row.kind, link.url == title, title.hasPrefix("https://") {
            title.removeFirst("https://".count)
        }
        let texts = HTML.element("span", [.class("title"), auto], [.text(title)])
        return [.element("span", [.class("texts")], [texts, note ?? []]), value ?? []]
    }
}

extension PageDrawing {
    /// An action as a link, a button or a text; empty if the page doesn't offer it.
    /// - Parameter attributes: Those of the link or the button.
    func control(
        _ action: PageAction, _ attributes: [HTMLAttribute], _ content: [HTML]
    ) -> HTML {
        switch control(action) {
        case .link(let address): .element("a", [.href(address)] + attributes, content)
        case .form(let form): form.html([button(attributes, content)])
        case .text: .element("span", [.class("text")], content)
        case .none: []
        }
    }

    /// A row that is a link or a button as a whole.
    func item(
        _ action: PageAction, _ id: HTMLAttribute, _ names: HTMLAttribute, _ content: [HTML]
    ) -> HTML {
        let inner = control(action, [], content)
        if inner.markup.isEmpty { return [] }
        if case .text = control(action) { return .element("li", [id, .class("row")], content) }
        return .element("li", [id, names], [inner])
    }

    /// A switch, which is a button: without a script, a checkbox would need another one to send it.
    func toggle(
        _ action: PageAction, _ id: HTMLAttribute, isOn: Bool, _ texts: HTML
    ) -> HTML {
        guard case .set(_, let next) = action, case .form(var form) = control(action) else {
            return item(action, id, .class("row"), [texts])
        }
        form.items.append((PageForm.valueName, "\(next)"))
        let knob = HTML.element("span", [.class("switch"), HTMLAttribute("aria-hidden", "true")])
        let state = [HTMLAttribute("role", "switch"), HTMLAttribute("aria-checked", "\(isOn)")]
        return .element(
            "li", [id, .class("row toggle")], [form.html([button(state, [texts, knob])])])
    }

    /// A field with its label and a button that sends it.
    func field(
        _ action: PageAction, _ id: HTMLAttribute, label title: String, input: String
    ) -> HTML {
        let label = HTML.element(
            "label", [HTMLAttribute("for", input), HTMLAttribute("dir", "auto")], [.text(title)])
        switch control(action) {
        case .form(let form):
            let attributes = [
                HTMLAttribute("id", input), HTMLAttribute("name", PageForm.valueName),
                HTMLAttribute("type", "text"), HTMLAttribute("dir", "auto"),
                HTMLAttribute("autocomplete", "off"), HTMLAttribute("required"),
            ]
            let line = HTML.element(
                "span", [.class("line")],
                [.element("input", attributes), button([], [.text(texts("Send"))])])
            return .element("li", [id, .class("row field")], [form.html([label, line])])
        case .text: return .element("li", [id, .class("row")], [.text(title)])
        case .link, .none: return []
        }
    }

    private func button(_ attributes: [HTMLAttribute], _ content: [HTML]) -> HTML {
        .element("button", [HTMLAttribute("type", "submit")] + attributes, content)
    }
}

extension PageForm {
    /// The form around what it sends.
    fileprivate func html(_ content: [HTML]) -> HTML {
        let hidden = items.map { item in
            HTML.element(
                "input",
                [
                    HTMLAttribute("type", "hidden"), HTMLAttribute("name", item.name),
                    HTMLAttribute("value", item.value),
                ])
        }
        return .element(
            "form", [HTMLAttribute("method", "post"), .action(address)], hidden + content)
    }
}
