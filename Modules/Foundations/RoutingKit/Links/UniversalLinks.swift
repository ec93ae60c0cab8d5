public import Foundation

/// The hosts and schemes whose links name the app's routes.
///
///     let links = UniversalLinks(hosts: ["momentsapp.com"], schemes: ["momentsapp"])
///
/// `https://momentsapp.com/product/42` and `momentsapp://product/42` are both `/product/42`: in a
/// custom scheme the host is the first segment of the path.
public struct UniversalLinks: Sendable {
    /// The hosts of `https` links, in lower case; the first one is used for links to share.
    public let hosts: [String]

    /// The custom schemes, in lower case.
    public let schemes: [String]

    /// What a link from outside begins with.
    let prefixes: [LinkPrefix]

    /// Makes the set of links that an app answers; upper and lower case are the same.
    public init(hosts: [String], schemes: [String] = []) {
        self.hosts = hosts.map { $0.lowercased() }
        self.schemes = schemes.map { $0.lowercased() }
        prefixes =
            hosts.map { LinkPrefix("https://\($0)/") } + schemes.map { LinkPrefix("\($0)://") }
    }

    /// The link as others can open it, `https://momentsapp.com/product/42` for `/product/42`, or
    /// `nil` if there is no host or the template's values cannot stand in a URL from outside.
    public func shareable(_ template: some LinkTemplate) -> URL? {
        guard let host = hosts.first, let path = template.text else { return nil }
        let text = "https://\(host)\(path)"
        guard (try? Link(text, from: .universalLink, of: self)) != nil else { return nil }
        return URL(string: text)
    }
}
