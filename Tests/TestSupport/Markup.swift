/// An element of a page, read strictly: each one is closed in order, and each value is between `"`.
package struct Markup {
    /// A page that isn't written like that.
    package struct Broken: Error, CustomStringConvertible {
        package let description: String
    }

    package var name: String
    package var attributes: [String: String] = [:]
    package var children: [Markup] = []
    /// The text of the element itself and of those in it, decoded.
    package var text = ""

    private static let isVoid: Set<String> = ["br", "hr", "img", "input", "link", "meta"]

    private init(name: String) { self.name = name }

    /// Reads a page.
    /// - Returns: An element around it.
    package init(_ page: String) throws(Broken) {
        var rest = Substring(page)
        var open = [Markup(name: "")]
        if rest.hasPrefix("<!doctype html>") { rest = rest.dropFirst(15) }
        while let start = rest.firstIndex(of: "<") {
            open[open.count - 1].text += Self.decode(rest[..<start])
            guard let end = rest[start...].firstIndex(of: ">") else {
                throw Broken(description: "an element without an end: \(rest[start...].prefix(40))")
            }
            let tag = rest[rest.index(after: start)..<end]
            rest = rest[rest.index(after: end)...]
            if tag.hasPrefix("/") {
                guard open.count > 1, let last = open.popLast(), last.name == tag.dropFirst() else {
                    throw Broken(description: "</…> closes another element: \(tag)")
                }
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
    package var all: [Markup] { [self] + children.flatMap(\.all) }

    /// All elements of a name.
    package func all(_ names: String...) -> [Markup] { all.filter { names.contains($0.name) } }

    package subscript(_ attribute: String) -> String? { attributes[attribute] }

    private mutating func add(_ child: Markup) {
        children.append(child)
        text += child.text
    }

    private static func element(_ tag: Substring) throws(Broken) -> Markup {
        var element = Markup(name: String(tag.prefix { $0 != " " }))
        var rest = tag.dropFirst(element.name.count)
        while let match = rest.prefixMatch(of: /\ ([a-zA-Z:-]+)="([^"<>]*)"/) {
            guard element.attributes.updateValue(decode(match.2), forKey: String(match.1)) == nil
            else { throw Broken(description: "an attribute is there twice: <\(tag)>") }
            rest = rest[match.range.upperBound...]
        }
        guard rest.isEmpty, !element.name.isEmpty, element.name.allSatisfy(\.isASCII) else {
            throw Broken(description: "an element that can't be read: <\(tag)>")
        }
        return element
    }

    private static func decode(_ text: Substring) -> String {
        String(text).replacing("&lt;", with: "<").replacing("&gt;", with: ">")
            .replacing("&quot;", with: "\"").replacing("&#39;", with: "'")
            .replacing("&amp;", with: "&")
    }
}
