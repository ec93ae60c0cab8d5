public import Foundation
package import RouteMatching

/// A link that a feature's screens may open, with the values that go into it.
///
///     struct ProductLink: LinkTemplate {
///         static let path = "/product/:id"
///         let id: Int
///     }
///
///     ProductLink(id: 42).url  // /product/42
///
/// Properties named in the path fill its segments; the others become query items: `nil` is left
/// out, an array is repeated. The feature that opens a link knows its path and its parameters, but
/// not the feature behind it; a test of the container proves that a route answers.
public protocol LinkTemplate: Codable, Sendable {
    /// The pattern of the path, for instance `/product/:id`.
    static var path: String { get }
}

extension LinkTemplate {
    /// The URL, relative to the app, or `nil` if a value cannot stand in a path: an empty one, `.`
    /// or `..`.
    public var url: URL? { text.flatMap { URL(string: $0) } }

    /// The text of ``url``.
    public var text: String? { link?.description }

    package var link: DeepLink? {
        guard let pattern = try? RoutePattern(Self.path),
            let values = try? ParameterEncoder.encode(self)
        else { return nil }
        return pattern.link(of: values)
    }
}
