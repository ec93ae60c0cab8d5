/// An element of a page, read strictly: each one is closed in order, and each value is between `"`.
struct Markup {
    /// A page that isn't written like that.
    struct Broken: Error, CustomStringConvertible {
        let description: String
    }

    var name: String
    var attributes: [String: String] = [:]
    var children: [Markup] = []
    /// The text of the element itself and of those in it, decoded.
    var text = ""

    private static let isVoid: Set<String> = ["br", "hr", "img", "input", "link", "meta"]

    private init(name: String) { self.name = name }

    /// Reads a page by its scalars, as a browser does.
    /// - Returns: An element around it.
    init(_ page: String) throws(Broken) {
        var rest = Substring(page).unicodeScalars
        var open = [Markup(name: "")]
        if rest.starts(with: "<!doctype html>".unicodeScalars) { rest = rest.dropFirst(15) }
        while let start = rest.firstIndex(of: "<") {
            open[open.count - 1].text += Self.decode(rest[..<start])
            guard let end = rest[start...].firstIndex(of: ">") else {
                throw Broken(
                    description: "an element without an end: \(String(rest[start...].prefix(40)))")
            }
            let tag = rest[rest.index(after: start)..<end]
            rest = rest[rest.index(after: end)...]
            if tag.first == "/" {
                guard open.count > 1, let last = open.popLast(),
                    last.name == String(tag.dropFirst())
                else { throw Broken(description: "</…> closes another element: \(String(tag))") }
                open[open.count - 1].add(last)
            } else {
                let element = try Self.element(tag)
                if Self.isVoid.contains(element.name) {
                    open[open.count - 1].add(element)
                } else {
                    open.append(element)
                }
            }
        }
        guard open.count == 1 else { throw Broken(description: "<\(open[1].name)> isn't closed") }
        self = open[0]
    }

    /// All elements, from top to bottom.
    var all: [Markup] { [self] + children.flatMap(\.all) }

    /// All elements of a name.
    func all(_ names: String...) -> [Markup] { all.filter { names.contains($0.name) } }

    subscript(_ attribute: String) -> String? { attributes[attribute] }

    private mutating func add(_ child: Markup) {
        children.append(child)
        text += child.text
    }

    private typealias Text = Substring.UnicodeScalarView

    private static func element(_ tag: Text) throws(Broken) -> Markup {
        let name = tag.prefix { $0 != " " }
        var element = Markup(name: String(name))
        var rest = tag[name.endIndex...]
        while rest.first == " ", let equals = rest.firstIndex(of: "=") {
            let key = rest[rest.index(after: rest.startIndex)..<equals]
            let value = rest[rest.index(after: equals)...]
            guard value.first == "\"", let end = value.dropFirst().firstIndex(of: "\""),
                !key.isEmpty,
                key.allSatisfy({ $0.properties.isAlphabetic || "-:".unicodeScalars.contains($0) }),
                element.attributes.updateValue(
                    decode(value[..<end].dropFirst()), forKey: String(key)) == nil
            else { throw Broken(description: "an attribute that can't be read: <\(String(tag))>") }
            rest = value[value.index(after: end)...]
        }
        guard rest.isEmpty, !element.name.isEmpty, element.name.allSatisfy(\.isASCII) else {
            throw Broken(description: "an element that can't be read: <\(String(tag))>")
        }
        return element
    }

    private static func decode(_ text: Text) -> String {
        let names = ["&lt;": "<", "&gt;": ">", "&quot;": "\"", "&#39;": "'", "&amp;": "&"]
        var (decoded, rest) = ("".unicodeScalars, text)
        while let first = rest.first {
            let name = names.first { rest.starts(with: $0.key.unicodeScalars) }
            decoded += name?.value.unicodeScalars ?? String(first).unicodeScalars
            rest = rest.dropFirst(name?.key.unicodeScalars.count ?? 1)
        }
        return String(decoded)
    }
}

extension Markup {
    /// What keeps users of screen readers and keyboards from using a page, and what runs code.
    var issues: [String] {
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
