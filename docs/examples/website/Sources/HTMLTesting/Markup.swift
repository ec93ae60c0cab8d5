import Foundation

#if canImport(FoundationXML)
    import FoundationXML
#endif

/// An element of a page as a parser of XML reads it, which refuses what isn't closed in order, and
/// an attribute that is there twice.
public struct Markup: Sendable {
    /// The name of the element, such as `li`.
    public let name: String
    /// The values of its attributes, by their names.
    public let attributes: [String: String]
    /// The elements in it, from top to bottom.
    public let children: [Markup]
    /// The text of the element itself and of those in it.
    public let text: String

    /// Reads a page, or an element.
    /// - Throws: An error of the parser.
    public init(_ page: String) throws {
        let document = try XMLDocument(xmlString: page, options: .nodePreserveWhitespace)
        guard let root = document.rootElement() else { throw CocoaError(.fileReadCorruptFile) }
        self.init(root)
    }

    private init(_ element: XMLElement) {
        name = element.name ?? ""
        let attributes = (element.attributes ?? []).map { ($0.name ?? "", $0.stringValue ?? "") }
        self.attributes = Dictionary(attributes) { $1 }
        children = (element.children ?? []).compactMap { $0 as? XMLElement }.map { Markup($0) }
        text = element.stringValue ?? ""
    }

    /// All elements, from top to bottom.
    public var all: [Markup] { [self] + children.flatMap(\.all) }

    /// All elements of some names.
    public func all(_ names: String...) -> [Markup] { all.filter { names.contains($0.name) } }

    /// The value of an attribute; `nil` if the element doesn't have it.
    public subscript(_ attribute: String) -> String? { attributes[attribute] }
}

extension Markup {
    /// What keeps users of screen readers and keyboards from using a page, and what runs code.
    public var issues: [String] {
        let ids = all.compactMap { $0["id"] }
        var issues = ["h1", "main", "title"].filter { all($0).count != 1 }
        if Set(ids).count != ids.count { issues.append("an id is there twice: \(ids)") }
        if self["lang"]?.isEmpty ?? true { issues.append("the page has no language") }
        let levels = all("h1", "h2", "h3", "h4").compactMap { Int($0.name.dropFirst()) }
        if zip([0] + levels, levels).contains(where: { $1 > $0 + 1 }) {
            issues.append("a level of headings is left out: \(levels)")
        }
        let labels = Set(all("label").compactMap { $0["for"] })
        for element in all {
            let place = "<\(element.name) \(element.attributes)>"
            let unknown = ["aria-labelledby", "for"].compactMap { element[$0] }
                .filter { !ids.contains($0) }
            if !unknown.isEmpty { issues.append("\(place): no \(unknown)") }
            if !element.isNamed(labels) { issues.append("\(place) has no name") }
            if element.attributes.contains(where: Self.mayRunCode) {
                issues.append("\(place) may run code")
            }
        }
        return issues + all("script", "style", "iframe", "object", "base").map(\.name)
    }

    /// Whether a screen reader can name it, if it is something that needs a name.
    private func isNamed(_ labels: Set<String>) -> Bool {
        let label = self["aria-label"] ?? ""
        switch name {
        case "a", "button", "h1", "h2": return !text.isEmpty || !label.isEmpty
        case "nav": return !label.isEmpty
        case "img": return self["alt"] != nil
        case "svg": return self["aria-hidden"] == "true"
        case "input": return self["type"] == "hidden" || labels.contains(self["id"] ?? "")
        default: return true
        }
    }

    private static func mayRunCode(_ name: String, _ value: String) -> Bool {
        let harmless = ["/", "#", "https://", "http://", "mailto:", "momentsapp://"]
        let isAddress = ["href", "src", "action"].contains(name)
        let isHarmless = harmless.contains(where: value.hasPrefix) && !value.hasPrefix("//")
        return name.hasPrefix("on") || name == "style" || isAddress && !isHarmless
    }
}
