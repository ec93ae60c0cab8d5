import Foundation

/// An address that a page may lead to: one on the same site, a web page, or an e-mail address.
public struct HTMLAddress: Hashable, Sendable {
    /// The address as text, not escaped.
    public let text: String

    /// Reads an address.
    /// - Parameters:
    ///   - text: An absolute URL, or one that begins with `/`, `?` or `#`.
    ///   - schemes: The schemes of the app's own links, in lower case.
    /// - Returns: `nil` for any other scheme, such as `javascript:` or `data:`, and for characters
    ///   that browsers skip when they look for the scheme.
    public init?(_ text: String, schemes: [String] = []) {
        guard
            !text.unicodeScalars.contains(where: {
                $0.value <= 0x20 || $0 == "\u{7F}" || $0 == "\\"
            })
        else { return nil }
        // By bytes, as browsers do: a mark that follows a delimiter doesn't hide it.
        if let first = text.utf8.first, "/?#".utf8.contains(first) {
            // Two slashes begin the name of another host.
            guard !text.utf8.starts(with: "//".utf8) else { return nil }
        } else {
            guard let colon = text.utf8.firstIndex(of: UInt8(ascii: ":")) else { return nil }
            let scheme = String(decoding: text.utf8[..<colon], as: UTF8.self).lowercased()
            guard (Self.schemes + schemes).contains(scheme) else { return nil }
        }
        self.text = text
    }

    /// The address of a file on the same site.
    /// - Parameter names: The names of its folders and its own, not escaped; an empty one at the end
    ///   is the address of the last folder.
    public init(path names: [String]) {
        text =
            "/"
            + names.map {
                $0.addingPercentEncoding(withAllowedCharacters: .unreserved) ?? ""
            }.joined(separator: "/")
    }

    private static let schemes = ["https", "http", "mailto"]
}

extension CharacterSet {
    /// Source: RFC 3986, 2.3, and `=`, `&` and `,`, which a segment may hold as well.
    fileprivate static let unreserved = CharacterSet(
        charactersIn:
            "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~=&,")
}
