import Foundation

/// The hosts and schemes whose links name the app's routes.
///
///     let links = UniversalLinks(hosts: ["momentsapp.com"], schemes: ["momentsapp"])
///
/// `https://momentsapp.com/product/42` and `momentsapp://product/42` are both `/product/42`: in a
/// custom scheme the host is the first segment of the path. `momentsapp:///product/42` is the same
/// link: there the host is empty, and the path is after three slashes. `*.momentsapp.com` means
/// every host with one more label, such as `shop.momentsapp.com`, in ASCII only.
public struct UniversalLinks: Sendable {
    /// The hosts of `https` links, in lower case; the first one without a star is used for links to
    /// share.
    package var hosts: [String] { forms.hosts }

    /// The custom schemes, in lower case.
    package var schemes: [String] { forms.schemes }

    /// How links that the app answers look.
    @usableFromInline package let forms: LinkForms

    /// Makes the set of links that an app answers; upper and lower case are the same.
    public init(hosts: [String], schemes: [String] = []) {
        forms = LinkForms(hosts: hosts, schemes: schemes)
    }

    /// The hosts that links can have.
    var answered: [LinkHost] { forms.answered }
    /// The schemes that links can have.
    var answeredSchemes: [String] { forms.answeredSchemes }

    /// The hosts and schemes that no link can have, as sentences.
    package var issues: [String] {
        hosts.filter { LinkHost($0) == nil }.map {
            "no link can have the host '\($0)'; name one in ASCII, such as example.com or "
                + "*.example.com"
        }
            + schemes.filter { !answeredSchemes.contains($0) }.map {
                "no link of the app's own can have the scheme '\($0)'; use letters, digits and "
                    + "'+-.', and neither http nor https"
            }
    }

    /// The complete link of a path, `https://momentsapp.com/product/42` for `/product/42`, or `nil`
    /// if there is no host or the path can't stand in a URL from outside.
    package func completeLink(to path: String) -> String? {
        guard let host = answered.compactMap(\.exact).first else { return nil }
        let text = "https://\(host)\(path)"
        return (try? DeepLink(text, from: .outside, of: self)) == nil ? nil : text
    }
}
