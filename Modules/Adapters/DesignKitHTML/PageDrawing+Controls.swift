import DesignKit

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
