import Foundation
import RouteMatching
import RoutingKit

extension ContractTable {
    private static let maximumRedirects = 8

    /// The link to which a target leads, after all redirects of this contract.
    /// - Parameter pattern: The pattern whose links are redirected; an example of it gives the
    ///   values.
    func end(of target: String, from pattern: RoutePattern) -> String {
        var values = pattern.segments.compactMap { segment in
            segment.name.map { DeepLink.QueryItem(name: $0, value: samples.value(of: segment)) }
        }
        var target = target
        var queries: [Substring] = []
        for _ in 0..<Self.maximumRedirects {
            let parts = target.split(separator: "?", maxSplits: 1)
            queries += parts.dropFirst()
            let link = DeepLink(segments: Self.fill(parts.first ?? "", with: values))
            guard let answer = links.answer(to: link), let next = routes[answer.position].redirect
            else { return ([Substring(link.description)] + queries).joined(separator: "?") }
            target = next
            values = answer.values
        }
        return target
    }

    private static func fill(_ path: Substring, with values: [DeepLink.QueryItem]) -> [String] {
        path.split(separator: "/").flatMap { part -> [String] in
            guard part.hasPrefix(":") || part.hasPrefix("**") else {
                return [part.removingPercentEncoding ?? String(part)]
            }
            let name = String(part.drop { $0 == ":" || $0 == "*" })
            return values.filter { $0.name.equalsIgnoringASCIICase(name) }.map(\.value)
        }
    }
}
