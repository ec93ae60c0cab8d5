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

    /// Reads a page by its scalars, as a browser does.
    /// - Returns: An element around it.
    package init(_ page: String) throws(Broken) {
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
    package var all: [Markup] { [self] + children.flatMap(\.all) }

    /// All elements of a name.
    package func all(_ names: String...) -> [Markup] { all.filter { names.contains($0.name) } }

    package subscript(_ attribute: String) -> String? { attributes[attribute] }

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
