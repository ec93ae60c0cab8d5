package import RouteMatching
import RoutingKit

/// The target of a redirect: a URL of the app, with `:name` for parameters of the request.
package struct RedirectTarget {
    private enum Part {
        case text(String)
        /// Of a rest there may be several.
        case values(name: String, isRest: Bool)

        init(_ text: String) {
            let isRest = text.hasPrefix("**")
            let name = isRest || text.hasPrefix(":") ? text.dropFirst(isRest ? 2 : 1) : ""
            self = name.isEmpty ? .text(text) : .values(name: String(name), isRest: isRest)
        }

        func isValue(of other: String) -> Bool {
            if case .values(let name, _) = self {
                name.equalsIgnoringASCIICase(other)
            } else {
                false
            }
        }
    }

    private let text: String
    /// With names in place of values.
    package let link: DeepLink
    private let segments: [Part]
    private let query: [(name: String, value: Part)]
    /// The route that shows the link if it is a web page: its link, its parameter, and the host.
    private let frame: (link: DeepLink, parameter: String, host: String)?

    /// Throws ``DeepLinkError`` for a text that is no URL of the app.
    package init(_ text: String, of links: UniversalLinks) throws(DeepLinkError) {
        self.init(text, try DeepLink(text, from: .app, of: links), in: nil)
    }

    /// A web page that a route of the app shows: `text` is its URL as it was given.
    package init(
        _ text: String, page: DeepLink, in frame: (link: DeepLink, parameter: String, host: String)
    ) {
        self.init(text, page, in: .some(frame))
    }

    private init(
        _ text: String, _ link: DeepLink,
        in frame: (link: DeepLink, parameter: String, host: String)?
    ) {
        self.text = text
        self.link = link
        self.frame = frame
        segments = link.segments.map(Part.init)
        query = link.query.map { ($0.name, Part($0.value)) }
    }

    var names: [String] {
        (segments + query.map(\.value)).compactMap {
            if case .values(let name, _) = $0 { name } else { nil }
        }
    }

    /// The target with the values of a request in their places.
    /// Throws if it needs a value that is not there, or if the link gives one twice.
    func link(with values: [DeepLink.QueryItem]) throws(RouteError.Reason) -> DeepLink {
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
    func remaining(of values: [DeepLink.QueryItem]) -> [DeepLink.QueryItem] {
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
        switch part {
        case .text(let text): texts.append(text)
        case .values(let name, let isRest):
            let start = texts.count
            for item in values where item.name.equalsIgnoringASCIICase(name) {
                texts.append(item.value)
            }
            let count = texts.count - start
            guard count == 1 || isRest && count > 1 else {
                if count > 1 { throw .parameter(.repeated(name: name)) }
                throw .invalidRedirect(
                    to: self.text, problem: "there is no '\(name)' to put into it")
            }
        }
    }
}

extension RedirectTarget: CustomStringConvertible {
    package var description: String { text }
}
