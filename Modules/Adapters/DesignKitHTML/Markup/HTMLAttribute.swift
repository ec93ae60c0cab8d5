/// An attribute of an element. Its name is a literal of the program, and its value is escaped.
///
/// No attribute holds code: an address is an ``HTMLAddress``, and a name such as `onclick` or `style`
/// makes no attribute at all.
public struct HTMLAttribute: Hashable, Sendable {
    let markup: String

    private init(name: String, value: String) { markup = " \(name)=\"\(value.escaped)\"" }

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
