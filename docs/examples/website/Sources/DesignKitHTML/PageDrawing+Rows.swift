import DesignKit
import RoutingEngine

extension PageDrawing {
    /// The sections of a content, each a list with its heading.
    func rows(of content: Content) -> HTML {
        var ids = PageRows(content).ids[...]
        let sections = content.sections.enumerated().map { index, section in
            defer { ids = ids.dropFirst(section.rows.count) }
            return draw(section, named: "s\(index)", rows: zip(section.rows, ids).map { ($0, $1) })
        }
        return HTML(sections)
    }

    /// The photos of a section are a gallery in the place of the first one.
    private func draw(
        _ section: ContentSection, named id: String, rows: [(row: ContentRow, id: String)]
    ) -> HTML {
        let photos = HTML(rows.map { photo($0.row) })
        let before = rows.prefix { photo($0.row).isEmpty }
        let after = rows.dropFirst(before.count).filter { photo($0.row).isEmpty }
        let lists: HTML = [
            list(before), .container("ul", ["class": "photos", "role": "list"], photos),
            list(after[...]),
        ]
        guard let heading = section.heading else {
            return .container("div", ["class": "group"], lists)
        }
        let badge = section.badge.map {
            HTML.element("span", ["class": "badge", "aria-hidden": "true"], .text($0.text))
        }
        let line = section.value.map { "\(heading) · \($0)" } ?? heading
        let text = HTML.element("span", ["dir": "auto"], .text(line))
        return .element(
            "section", ["class": "group", "aria-labelledby": id],
            [.element("h2", ["id": id], [badge ?? [], text]), lists])
    }

    private func list(_ rows: ArraySlice<(row: ContentRow, id: String)>) -> HTML {
        let items = HTML(rows.map { item(of: $0.row, named: $0.id) })
        return .container("ul", ["class": "rows", "role": "list"], items)
    }

    /// A photo as an item of a gallery; empty if the row has none that is served.
    private func photo(_ row: ContentRow) -> HTML {
        guard let address = row.photo.flatMap(photoAddress) else { return [] }
        let image = HTML.element(
            "img",
            [
                "src": address, "alt": row.title, "loading": "lazy", "width": "1216",
                "height": "608",
            ])
        return .element("li", [:], image)
    }

    /// A row as an item of a list; empty if the page doesn't offer it.
    private func item(of row: ContentRow, named id: String) -> HTML {
        switch row.kind {
        case .text:
            .element(
                "li",
                [
                    "id": id, "class": "row" + Self.bubble(of: row),
                    "aria-busy": row.isLoading ? "true" : nil,
                ], label(of: row))
        case .link(let link):
            item(PageAction(name: id, url: link.url ?? ""), "row link", label(of: row))
        case .action: item(PageAction(name: id, url: nil), "row action", label(of: row))
        case .toggle(let isOn, _): toggle(named: id, isOn: isOn, label(of: row))
        case .field: field(row, named: id)
        }
    }

    /// The classes of a message, which is in a bubble.
    private static func bubble(of row: ContentRow) -> String {
        row.isOwnMessage.map { $0 ? " message own" : " message" } ?? ""
    }

    /// The title with a note below it, and the value of the row at the end of its line.
    private func label(of row: ContentRow) -> HTML {
        func span(_ name: String, _ text: String?) -> HTML {
            text.map { .element("span", ["class": name, "dir": "auto"], .breakable($0)) } ?? []
        }
        // A link of another person has no other title than its URL.
        var title = row.title
        if case .link(let link) = row.kind, link.url == title, title.hasPrefix("https://") {
            title.removeFirst("https://".count)
        }
        let texts: HTML = [span("title", title), span("detail", row.note)]
        return [.element("span", ["class": "texts"], texts), span("value", row.value)]
    }

    /// An action as a link, a button or a text; empty if the page doesn't offer it.
    /// - Parameter attributes: Those of the link or the button.
    func control(_ action: PageAction, _ attributes: HTMLAttributes, _ content: HTML) -> HTML {
        switch control(action) {
        case .link(let address): .element("a", ["href": address] + attributes, content)
        case .form(let address, let items): form(address, items, button(attributes, content))
        case .text: .element("span", ["class": "text"], content)
        case .none: []
        }
    }

    /// A row that is a link or a button as a whole.
    private func item(_ action: PageAction, _ classes: String, _ content: HTML) -> HTML {
        .container("li", ["class": classes], control(action, ["id": action.name], content))
    }

    /// A switch, which is a button: without a script, a checkbox would need another one to send it.
    private func toggle(named id: String, isOn: Bool, _ label: HTML) -> HTML {
        let action = PageAction(name: id, url: nil)
        guard case .form(let address, let items) = control(action) else {
            return item(action, "row", label)
        }
        let knob = HTML.element("span", ["class": "switch", "aria-hidden": "true"])
        let button = button(
            ["id": id, "role": "switch", "aria-checked": "\(isOn)"], [label, knob])
        return .element(
            "li", ["class": "row toggle"],
            form(address, items + [("value", "\(!isOn)")], button))
    }

    /// A field with its label, what the user has typed and couldn't submit, and a button that sends
    /// it.
    private func field(_ row: ContentRow, named id: String) -> HTML {
        guard case .form(let address, let items) = control(PageAction(name: id, url: nil)) else {
            return []
        }
        let label = HTML.element("label", ["for": id, "dir": "auto"], .text(row.title))
        let input = HTML.element(
            "input",
            [
                "id": id, "name": "value", "type": "text", "dir": "auto",
                "autocomplete": "off", "required": "", "value": row.draft?.text,
            ])
        let line = HTML.element(
            "span", ["class": "line"], [input, button([:], .text(texts("Send")))])
        return .element(
            "li", ["class": "row field"], form(address, items, [label, line]))
    }

    private func button(_ attributes: HTMLAttributes, _ content: HTML) -> HTML {
        .element("button", ["type": "submit"] + attributes, content)
    }

    private func form(
        _ address: HTMLAddress, _ items: [(name: String, value: String)], _ content: HTML
    ) -> HTML {
        let hidden = items.map { name, value in
            HTML.element("input", ["type": "hidden", "name": name, "value": value])
        }
        return .element("form", ["method": "post", "action": address], HTML(hidden + [content]))
    }
}
