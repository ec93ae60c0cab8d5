extension Markup {
    /// What keeps users of screen readers and keyboards from using a page, and what runs code.
    package var issues: [String] {
        let ids = all.compactMap { $0["id"] }
        var issues = Dictionary(grouping: ids, by: \.self).filter { $0.value.count > 1 }.keys
            .map { "the id \($0) is there twice" }
        if all("h1").count != 1 { issues.append("there are \(all("h1").count) headings h1") }
        if all("main").count != 1 { issues.append("there are \(all("main").count) elements main") }
        if all("html").first?["lang"]?.isEmpty ?? true { issues.append("the page has no language") }
        if all("title").first?.text.isEmpty ?? true { issues.append("the page has no title") }
        issues += skippedHeadings
        let labels = Set(all("label").compactMap { $0["for"] })
        for element in all {
            let place = "<\(element.name) \(element.attributes)>"
            for key in ["aria-labelledby", "for"] {
                if let id = element[key], !ids.contains(id) { issues.append("\(place): no \(id)") }
            }
            if !element.isNamed(labels) { issues.append("\(place) has no name") }
            for (key, value) in element.attributes {
                let isAddress = ["href", "src", "action"].contains(key)
                if key.hasPrefix("on") || key == "style" || isAddress && !value.isHarmless {
                    issues.append("\(place) may run code")
                }
            }
        }
        if !all("script", "style", "iframe", "object", "base").isEmpty {
            issues.append("the page has an element with code")
        }
        return issues
    }

    private var skippedHeadings: [String] {
        let levels = all("h1", "h2", "h3", "h4", "h5", "h6").compactMap { Int($0.name.dropFirst()) }
        return zip([0] + levels, levels).filter { $1 > $0 + 1 }.map { "h\($1) follows h\($0)" }
    }

    /// Whether a screen reader can name it, if it is something that needs a name.
    private func isNamed(_ labels: Set<String>) -> Bool {
        let label = self["aria-label"] ?? ""
        switch name {
        case "a", "button", "h1", "h2": return !text.isEmpty || !label.isEmpty
        case "nav": return !label.isEmpty
        case "img": return self["alt"] != nil
        case "svg": return self["aria-hidden"] == "true" || self["role"] == "img" && !label.isEmpty
        case "input": return self["type"] == "hidden" || labels.contains(self["id"] ?? "")
        default: return true
        }
    }
}

extension String {
    fileprivate var isHarmless: Bool {
        ["/", "#", "https://", "http://", "mailto:", "momentsapp://"].contains(where: hasPrefix)
            && !hasPrefix("//")
    }
}
