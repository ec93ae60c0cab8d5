package import Foundation
package import RouteMatching

extension UniversalLinks {
    /// The link as others can open it, `https://momentsapp.com/product/42` for `/product/42`, or
    /// `nil` if there is no host or the template's values cannot stand in a URL from outside.
    package func shareable(_ template: some LinkTemplate) -> URL? {
        template.text.flatMap(completeLink).flatMap { URL(string: $0) }
    }
}
