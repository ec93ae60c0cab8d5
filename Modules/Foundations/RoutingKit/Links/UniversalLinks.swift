public import Foundation

/// The hosts and schemes whose links name the app's routes.
///
///     let links = UniversalLinks(hosts: ["momentsapp.com"], schemes: ["momentsapp"])
///
/// `https://momentsapp.com/product/42` and `momentsapp://product/42` are both `/product/42`: in a
/// custom scheme the host is the first segment of the path. `*.momentsapp.com` stands for every host
/// of one more label, as `shop.momentsapp.com`, in ASCII only.
public struct UniversalLinks: Sendable {
    /// The hosts of `https` links, in lower case; the first one without a star is used for links to
    /// share.
    public let hosts: [String]

    /// The custom schemes, in lower case.
    public let schemes: [String]

    /// The hosts that links can have.
    let answered: [LinkHost]
    /// The schemes that links can have.
    let answeredSchemes: [String]
    /// What a link from outside begins with, unless its host is one of many.
    let prefixes: [LinkPrefix]

    /// Makes the set of links that an app answers; upper and lower case are the same.
    public init(hosts: [String], schemes: [String] = []) {
        self.hosts = hosts.map { $0.lowercased() }
        self.schemes = schemes.map { $0.lowercased() }
        answered = hosts.compactMap { LinkHost($0) }
        answeredSchemes = self.schemes.filter(Self.isScheme)
        prefixes =
            answered.compactMap(\.exact).map { LinkPrefix("https://\($0)/") }
            + answeredSchemes.map { LinkPrefix("\($0)://") }
    }

    /// The hosts and schemes that no link can have, as sentences.
    var mistakes: [String] {
        hosts.filter { LinkHost($0) == nil }.map {
            "no link can have the host '\($0)'; name one in ASCII, such as example.com or "
                + "*.example.com"
        }
            + schemes.filter { !answeredSchemes.contains($0) }.map {
                "no link of the app's own can have the scheme '\($0)'; use letters, digits and "
                    + "'+-.', and neither http nor https"
            }
    }

    /// Whether a text in lower case is a scheme of its own (RFC 3986, section 3.1).
    private static func isScheme(_ text: String) -> Bool {
        let letters: ClosedRange<UInt8> = 0x61...0x7A
        return text.utf8.first.map(letters.contains) == true && !["http", "https"].contains(text)
            && text.utf8.allSatisfy {
                letters.contains($0) || 0x30...0x39 ~= $0 || "+-.".utf8.contains($0)
            }
    }

    /// The link as others can open it, `https://momentsapp.com/product/42` for `/product/42`, or
    /// `nil` if there is no host or the template's values cannot stand in a URL from outside.
    public func shareable(_ template: some LinkTemplate) -> URL? {
        guard let host = answered.compactMap(\.exact).first, let path = template.text else {
            return nil
        }
        let text = "https://\(host)\(path)"
        guard (try? Link(text, from: .universalLink, of: self)) != nil else { return nil }
        return URL(string: text)
    }
}
