import RoutingEngine

/// A part of an HTML page. Whatever text it is made from, it has only the elements and attributes
/// that the program names.
///
///     HTML.element("p", [.class("note")], [.text(screen.title)])
///
/// The names of elements are literals of the program. Text is escaped, and so are the values of
/// attributes.
public struct HTML: Hashable, Sendable, ExpressibleByArrayLiteral {
    /// The markup.
    public let markup: String

    private init(markup: String) { self.markup = markup }

    /// The parts one after the other.
    public init(_ parts: [HTML]) { self.init(markup: parts.map(\.markup).joined()) }

    public init(arrayLiteral parts: HTML...) { self.init(parts) }

    /// A text to read. Characters that are invisible, or that reverse the text, are written as
    /// escapes: they could imitate another text.
    public static func text(_ text: String) -> HTML { HTML(markup: text.escaped) }

    /// An element with its content.
    public static func element(
        _ name: StaticString, _ attributes: [HTMLAttribute] = [], _ content: [HTML] = []
    ) -> HTML {
        let name = "\(name)"
        let start = "<\(name)\(attributes.map(\.markup).joined())>"
        if isVoid.contains(name) { return HTML(markup: start) }
        return HTML(markup: start + content.map(\.markup).joined() + "</\(name)>")
    }

    /// A whole document.
    /// - Parameters:
    ///   - language: The language of its texts, such as `zh-Hans`.
    ///   - head: The content of its head.
    ///   - body: The content of its body.
    static func document(language: String, head: [HTML], body: [HTML]) -> HTML {
        let root = HTML.element(
            "html", [HTMLAttribute("lang", language)],
            [.element("head", [], head), .element("body", [], body)])
        return HTML(markup: "<!doctype html>\n" + root.markup + "\n")
    }

    /// Source: HTML Living Standard, 13.1.2 "Elements".
    private static let isVoid: Set<String> = ["br", "hr", "img", "input", "link", "meta"]
}

extension String {
    /// The text as the content of an element, or the value of an attribute between `"`.
    ///
    /// It is read by bytes: to a browser a delimiter is one, whatever mark follows it.
    var escaped: String {
        let lines = unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false)
        var markup: [UInt8] = []
        for (number, line) in lines.enumerated() {
            if number > 0 { markup.append(UInt8(ascii: "\n")) }
            for byte in String(line).printable.utf8 {
                switch byte {
                case UInt8(ascii: "&"): markup += "&amp;".utf8
                case UInt8(ascii: "<"): markup += "&lt;".utf8
                case UInt8(ascii: ">"): markup += "&gt;".utf8
                case UInt8(ascii: "\""): markup += "&quot;".utf8
                case UInt8(ascii: "'"): markup += "&#39;".utf8
                default: markup.append(byte)
                }
            }
        }
        return String(decoding: markup, as: UTF8.self)
    }
}

/// An attribute of an element. Its name is a literal of the program, and its value is escaped.
///
/// No attribute holds code: an address is an ``HTMLAddress``, and a name such as `onclick` or `style`
/// makes no attribute at all.
public struct HTMLAttribute: Hashable, Sendable {
    let markup: String

    init(name: String, value: String) { markup = " \(name)=\"\(value.escaped)\"" }

    /// An attribute with a value.
    public init(_ name: StaticString, _ value: String = "") {
        let name = "\(name)"
        let isCode = name.hasPrefix("on") || Self.withCode.contains(name)
        self = isCode ? .none : HTMLAttribute(name: name, value: value)
    }

    private init(markup: String) { self.markup = markup }

    /// The classes of the style sheet.
    public static func `class`(_ names: StaticString) -> HTMLAttribute { Self("class", "\(names)") }

    /// The target of a link.
    public static func href(_ address: HTMLAddress) -> HTMLAttribute {
        Self(name: "href", value: address.text)
    }

    /// The source of a picture or a script.
    static func src(_ address: HTMLAddress) -> HTMLAttribute {
        Self(name: "src", value: address.text)
    }

    /// Where a form is sent.
    public static func action(_ address: HTMLAddress) -> HTMLAttribute {
        Self(name: "action", value: address.text)
    }

    private static let none = Self(markup: "")

    /// The attributes that hold code, a document or an address.
    private static let withCode: Set<String> = [
        "action", "background", "cite", "data", "formaction", "href", "ping", "poster", "src",
        "srcdoc", "srcset", "style", "xlink:href",
    ]
}
