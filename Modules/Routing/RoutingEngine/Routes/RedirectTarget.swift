package import RouteMatching
import RoutingKit

/// The target of a redirect: a URL of the app, with `:name` for parameters of the request.
/// Immutable, and so passed on as one reference.
package final class RedirectTarget: Sendable, CustomStringConvertible {
    private struct Part {
        let text: String
        /// The name of the values that take its place; a rest, `**name`, may have several.
        let name: String?
        var isRest: Bool { text.hasPrefix("*") }

        init(_ text: String) {
            self.text = text
            let length = text.hasPrefix("**") ? 2 : text.hasPrefix(":") ? 1 : text.count
            name = text.count > length ? String(text.dropFirst(length)) : nil
        }

        func isValue(of other: String) -> Bool {
            name?.equalsIgnoringASCIICase(other) ?? false
        }
    }

    package let description: String
    /// The link with names in place of values.
    package let link: DeepLink
    private let segments: [Part]
    private let query: [(name: String, value: Part)]
    /// The route that shows the link if it is a web page: its link, its parameter, and the host.
    private let frame: (link: DeepLink, parameter: String, host: String)?

    /// Throws ``DeepLinkError`` for a text that is no URL of the app.
    package convenience init(_ text: String, of links: UniversalLinks) throws(DeepLinkError) {
        self.init(text, try DeepLink(text, from: .app, of: links))
    }

    /// `text` is the URL as it was given. With `frame` it is a web page that a route of the app
    /// shows.
    package init(
        _ text: String, _ link: DeepLink,
        in frame: (link: DeepLink, parameter: String, host: String)? = nil
    ) {
        description = text
        self.link = link
        self.frame = frame
        segments = link.segments.map(Part.init)
        query = link.query.map { ($0.name, Part($0.value)) }
    }

    /// Whether a value takes the place of a segment.
    func hasName(at index: Int) -> Bool {
        segments.indices.contains(index) && segments[index].name != nil
    }

    package var names: [String] { (segments + query.map(\.value)).compactMap(\.name) }

    /// The target with the values of a request in their places.
    /// Throws if it needs a value that is not there, or if the link gives one twice.
    package func link(with values: [DeepLink.QueryItem]) throws(RouteError.Reason) -> DeepLink {
        var path: [String] = []
        path.reserveCapacity(segments.count)
        for segment in segments { try fill(segment, with: values, into: &path) }
        var items: [DeepLink.QueryItem] = []
        for (name, part) in query {
            var texts: [String] = []
            try fill(part, with: values, into: &texts)
            items += texts.map { .init(name: name, value: $0) }
        }
        let filled = DeepLink(segments: path, query: items)
        guard let frame else { return filled }
        let page = DeepLink.QueryItem(
            name: frame.parameter, value: "https://\(frame.host)\(filled)")
        return DeepLink(segments: frame.link.segments, query: frame.link.query + [page])
    }

    /// The values of a request that the target does not contain in its text.
    package func remaining(of values: [DeepLink.QueryItem]) -> [DeepLink.QueryItem] {
        // A web page gets only the parameters that it names.
        frame == nil ? values.filter { !contains($0.name) } : []
    }

    private func contains(_ name: String) -> Bool {
        segments.contains { $0.isValue(of: name) }
            || query.contains {
                $0.value.isValue(of: name) || $0.name.equalsIgnoringASCIICase(name)
            }
    }

    private func fill(
        _ part: Part, with values: [DeepLink.QueryItem], into texts: inout [String]
    ) throws(RouteError.Reason) {
        guard let name = part.name else { return texts.append(part.text) }
        let start = texts.count
        for item in values where part.isValue(of: item.name) { texts.append(item.value) }
        let count = texts.count - start
        if count == 0 {
            throw .invalidRedirect(to: description, problem: "there is no '\(name)' to put into it")
        }
        if count > 1, !part.isRest { throw .parameter(.repeated(name: name)) }
    }
}
