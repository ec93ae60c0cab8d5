package import Foundation
package import RouteMatching

extension UniversalLinks {
    /// The complete link that a user can share, `https://momentsapp.com/product/42` for
    /// `/product/42`; `nil` if there is no host, or a value of the template can't be in a URL from
    /// outside.
    package func shareable(_ template: some LinkTemplate) -> URL? {
        template.text.flatMap(completeLink).flatMap { URL(string: $0) }
    }
}
