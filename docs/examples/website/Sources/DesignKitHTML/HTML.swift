package import Foundation
import RoutingEngine

/// A part of an HTML page. Whatever text it is made from, it has only the elements and attributes
/// that the program names.
///
///     HTML.element("p", ["class": "note"], [.text(screen.title)])
///
/// The names of elements are literals of the program. Text is escaped, and so are the values of
/// attributes. The markup is well-formed XML as well.
public struct HTML: Hashable, Sendable, ExpressibleByArrayLiteral {
    /// The markup.
    public let markup: String

    private init(markup: String) { self.markup = markup }

    /// The parts one after the other.
    public init(_ parts: some Sequence<HTML>) {
        self.init(markup: parts.map(\.markup).joined())
    }

    public init(arrayLiteral parts: HTML...) { self.init(parts) }

    var isEmpty: Bool { markup.isEmpty }

    /// A text to read. Characters that are invisible, or that reverse the text, are written as
    /// escapes: they could imitate another text.
    public static func text(_ text: String) -> HTML { HTML(markup: text.escaped) }

    /// A text whose lines may break after a slash, as those of long addresses do, but not after the
    /// two of a scheme.
    static func breakable(_ text: String) -> HTML {
        let parts = text.split(separator: "/", omittingEmptySubsequences: false).map { String($0) }
        return zip(parts, parts.dropFirst()).reduce(.text(parts[0])) { page, pair in
            let isInside = !pair.0.isEmpty && !pair.1.isEmpty
            return [page, .text("/"), isInside ? .element("wbr") : [], .text(pair.1)]
        }
    }

    /// An element with its content.
    public static func element(
        _ name: StaticString, _ attributes: HTMLAttributes = [:], _ content: HTML = []
    ) -> HTML {
        let end = isVoid.contains("\(name)") ? "/>" : ">\(content.markup)</\(name)>"
        return HTML(markup: "<\(name)\(attributes.markup)\(end)")
    }

    /// Puts an element around a content; without a content, there is no element either.
    public static func container(
        _ name: StaticString, _ attributes: HTMLAttributes = [:], _ content: HTML
    ) -> HTML {
        content.isEmpty ? [] : .element(name, attributes, content)
    }

    /// Source: HTML Living Standard, 13.1.2 "Elements".
    private static let isVoid: Set<String> = ["br", "hr", "img", "input", "link", "meta", "wbr"]

    /// A whole document.
    /// - Parameters:
    ///   - language: The language of its texts, such as `zh-Hans`.
    ///   - head: The content of its head.
    ///   - body: The content of its body.
    static func document(language: String, head: HTML, body: HTML) -> HTML {
        let root = HTML.element(
            "html", ["lang": language], [.element("head", [:], head), .element("body", [:], body)])
        return HTML(markup: "<!DOCTYPE html>\n\(root.markup)\n")
    }
}

/// The attributes of an element. Their names are literals of the program, and one whose value is
/// `nil` is left out.
///
/// No attribute holds code: an address is an ``HTMLAddress``, and a name such as `onclick` or
/// `style` makes no attribute at all.
public struct HTMLAttributes: Sendable, ExpressibleByDictionaryLiteral {
    fileprivate let markup: String

    public init(dictionaryLiteral attributes: (StaticString, (any HTMLValue)?)...) {
        markup = attributes.map { name, value in
            let name = "\(name)"
            let isSafe = value is HTMLAddress || !Self.withCode.contains(name)
            guard let value, isSafe, !name.hasPrefix("on"), name != "style" else { return "" }
            return " \(name)=\"\((value as? HTMLAddress)?.text.escaped ?? "\(value)".escaped)\""
        }.joined()
    }

    private init(markup: String) { self.markup = markup }

    static func + (one: Self, other: Self) -> Self { Self(markup: one.markup + other.markup) }

    /// The attributes that hold code, a document or an address.
    private static let withCode: Set<String> = [
        "action", "background", "cite", "data", "formaction", "href", "ping", "poster", "src",
        "srcdoc", "srcset", "xlink:href",
    ]
}

/// The value of an attribute: a text or an address.
public protocol HTMLValue: Sendable {}

extension String: HTMLValue {}

/// An address that a page may lead to: one on the same site, a web page, or an e-mail address.
public struct HTMLAddress: HTMLValue, Hashable {
    /// The address as text, not escaped.
    public let text: String

    /// Reads an address.
    /// - Parameters:
    ///   - text: An absolute URL, or one that begins with `/`, `?` or `#`.
    ///   - schemes: The schemes of the app's own links, in lower case.
    /// - Returns: `nil` for any other scheme, such as `javascript:` or `data:`, and for characters
    ///   that browsers skip when they look for the scheme.
    public init?(_ text: String, schemes: [String] = []) {
        let isSkipped = { (scalar: Unicode.Scalar) in
            scalar.value <= 0x20 || scalar == "\u{7F}" || scalar == "\\"
        }
        guard !text.unicodeScalars.contains(where: isSkipped) else { return nil }
        // By bytes, as browsers do: a mark that follows a delimiter doesn't hide it.
        if let first = text.utf8.first, "/?#".utf8.contains(first) {
            // Two slashes begin the name of another host.
            guard !text.utf8.starts(with: "//".utf8) else { return nil }
        } else {
            guard let colon = text.utf8.firstIndex(of: UInt8(ascii: ":")) else { return nil }
            let scheme = String(decoding: text.utf8[..<colon], as: UTF8.self).lowercased()
            guard (["https", "http", "mailto"] + schemes).contains(scheme) else { return nil }
        }
        self.text = text
    }

    /// The address of a file on the same site.
    /// - Parameter names: The names of its folders and its own, not escaped; an empty one at the
    ///   end is the address of the last folder.
    public init(path names: [String]) {
        let names = names.map { $0.addingPercentEncoding(withAllowedCharacters: .segment) ?? "" }
        text = "/" + names.joined(separator: "/")
    }
}

extension CharacterSet {
    /// Source: RFC 3986, 2.3, and `=`, `&` and `,`, which a segment may hold as well.
    fileprivate static let segment = CharacterSet(
        charactersIn:
            "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~=&,")
}

extension String {
    /// The text as the content of an element, or the value of an attribute between `"`.
    ///
    /// It is read by bytes: to a browser a delimiter is one, whatever mark follows it.
    fileprivate var escaped: String {
        let lines = unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false)
        let bytes = lines.map { Array(String($0).printable.utf8) }.joined(separator: "\n".utf8)
        var markup: [UInt8] = []
        for byte in bytes {
            switch byte {
            case UInt8(ascii: "&"): markup += "&amp;".utf8
            case UInt8(ascii: "<"): markup += "&lt;".utf8
            case UInt8(ascii: ">"): markup += "&gt;".utf8
            case UInt8(ascii: "\""): markup += "&quot;".utf8
            case UInt8(ascii: "'"): markup += "&#39;".utf8
            default: markup.append(byte)
            }
        }
        return String(decoding: markup, as: UTF8.self)
    }
}

extension Data {
    /// FNV-1a in 64 bits, as 13 letters and digits: it tells what has changed from what hasn't, and
    /// is no secret.
    package var digest: String {
        let hash = withUnsafeBytes { bytes in
            var hash: UInt64 = 0xCBF2_9CE4_8422_2325
            for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
            return hash
        }
        return String(hash, radix: 36)
    }
}
