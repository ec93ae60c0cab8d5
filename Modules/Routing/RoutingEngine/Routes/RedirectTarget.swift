package import RouteMatching
import RoutingKit

/// The target of a redirect: a URL of the app, with `:name` for parameters of the request.
package struct RedirectTarget {
    private let text: String
    /// Its link, with names in place of values.
    package let link: DeepLink
    /// The route that shows the link if it is a web page: its link, its parameter, and the host.
    private var frame: (link: DeepLink, parameter: String, host: String)?

    /// Reads a target.
    /// - Throws: ``DeepLinkError`` for a text that is no URL of the app.
    package init(_ text: String, of links: UniversalLinks) throws(DeepLinkError) {
        self.text = text
        link = try DeepLink(text, from: .app, of: links)
    }

    /// Describes a web page that a route of the app shows.
    /// - Parameters:
    ///   - text: The URL of the page as it was given.
    ///   - page: The link of the page, with names in place of values.
    ///   - frame: The route that shows it: its link, its parameter for the page, and the host.
    package init(
        _ text: String, page: DeepLink, in frame: (link: DeepLink, parameter: String, host: String)
    ) {
        self.text = text
        link = page
        self.frame = frame
    }

    /// The names of the parameters that it needs.
    var names: [String] {
        (link.segments + link.query.map(\.value)).compactMap { Self.placeholder($0)?.name }
    }

    /// The target with the values of a request in their places.
    /// - Throws: ``RouteError/Reason/invalidRedirect(to:problem:)`` if it needs one that is not
    ///   there.
    func link(with values: [DeepLink.QueryItem]) throws(RouteError.Reason) -> DeepLink {
        let values = ParameterValues(items: values)
        var segments: [String] = []
        for segment in link.segments {
            segments += try filled(segment, with: values)
        }
        var query: [DeepLink.QueryItem] = []
        for item in link.query {
            for value in try filled(item.value, with: values) {
                query.append(.init(name: item.name, value: value))
            }
        }
        let filled = DeepLink(segments: segments, query: query)
        guard let frame else { return filled }
        let page = DeepLink.QueryItem(
            name: frame.parameter, value: "https://\(frame.host)\(filled)")
        return DeepLink(segments: frame.link.segments, query: frame.link.query + [page])
    }

    /// The values of a request that the target does not contain, neither in its text nor as a
    /// parameter in the path of its route.
    func remaining(
        of values: [DeepLink.QueryItem], besides pathNames: Set<String>
    ) -> [DeepLink.QueryItem] {
        // A web page gets only the parameters that it names.
        if frame != nil { return [] }
        let given = pathNames.union((names + link.query.map(\.name)).map(\.asciiLowercased))
        return values.filter { !given.contains($0.name.asciiLowercased) }
    }

    private func filled(
        _ text: String, with values: ParameterValues
    ) throws(RouteError.Reason) -> [String] {
        guard let (name, isRest) = Self.placeholder(text) else { return [text] }
        let found = values[name]
        guard !found.isEmpty, isRest || found.count == 1 else {
            throw .invalidRedirect(
                to: self.text,
                problem: found.isEmpty
                    ? "there is no '\(name)' to put into it" : "there is more than one '\(name)'")
        }
        return found
    }

    /// The name after `:` or `**`.
    private static func placeholder(_ text: String) -> (name: String, isRest: Bool)? {
        for (mark, isRest) in [(":", false), ("**", true)] where text.hasPrefix(mark) {
            let name = String(text.dropFirst(mark.count))
            return name.isEmpty ? nil : (name, isRest)
        }
        return nil
    }
}

extension RedirectTarget: CustomStringConvertible {
    /// The text as it was given.
    package var description: String { text }
}
