package import RouteMatching
import RoutingKit

/// Checks that each redirect reaches a route, for all values of its parameters.
@MainActor
package final class RedirectReview {
    private let map: RouteMap
    private let limit: Int
    /// The literals of all patterns.
    private lazy var words = Self.words(in: map)
    /// A text that only a plain parameter matches.
    private lazy var unspelled = String(repeating: "~", count: words.map(\.count).max() ?? 1)

    /// Reviews the redirects of a map.
    /// - Parameter limit: The largest number of links that are tried for one redirect.
    package init(_ map: RouteMap, limit: Int = 1024) {
        self.map = map
        self.limit = limit
    }

    /// The first error of each redirect that has one.
    var issues: [RegistrationError.Issue] {
        map.routes.compactMap { route in
            guard let target = route.target, let problem = problem(of: target, in: route) else {
                return nil
            }
            return .init(
                site: route.registration.site,
                message: "\(route.registration.path) redirects to \(target), \(problem.text)")
        }
    }

    /// An error of a redirect.
    package struct Issue {
        /// The end of a sentence.
        package let text: String
        /// Whether no route answers its target.
        package var leadsNowhere = false

        package init(text: String, leadsNowhere: Bool = false) {
            self.text = text
            self.leadsNowhere = leadsNowhere
        }
    }

    /// Why a redirect does not reach a route for some value.
    /// - Parameters:
    ///   - target: Its target.
    ///   - route: The route that redirects.
    ///   - position: The position in the map at which it answers; `nil` if it is there already.
    package func problem(
        of target: RedirectTarget, in route: Route, at position: Int? = nil
    ) -> Issue? {
        let names = route.pattern.parameterNames
        if let missing = target.names.first(where: { !names.contains($0.asciiLowercased) }) {
            return Issue(text: "but gives no '\(missing)'")
        }
        return samples(of: route.pattern).lazy.compactMap { [self] link in
            problem(of: link, replacing: position.map { ($0, route) })
        }.first
    }

    private func problem(
        of link: DeepLink, replacing other: (position: Int, route: Route)?
    ) -> Issue? {
        do throws(RouteError.Reason) {
            let trail = try map.follow(link, replacing: other)
            if trail.answer != nil { return nil }
            return Issue(
                text: "but no route answers \(trail.link), the target for \(link)",
                leadsNowhere: true)
        } catch {
            switch error {
            case .redirectCycle(let chain), .tooManyRedirects(let chain):
                let chain = chain.joined(separator: " > ")
                return Issue(text: "which is a cycle: \(chain)")
            default: return Issue(text: "which can't answer \(link)")
            }
        }
    }

    /// Links that a pattern answers. A value that is a literal of a pattern may reach another route
    /// than other values, so all literals are tried.
    package func samples(of pattern: RoutePattern) -> [DeepLink] {
        let forms = pattern.forms.prefix(limit)
        let limit = limit / max(1, forms.count)
        return forms.flatMap { form -> [DeepLink] in
            let values = form.map(values)
            let count = values.reduce(1) { min(limit, $0) * $1.count }
            // Too many to try all combinations: one value for each parameter.
            let choices = count <= limit ? values : values.map { Array($0.prefix(1)) }
            return choices.reduce([[]]) { paths, values in
                paths.flatMap { path in values.map { path + [$0] } }
            }.map { DeepLink(segments: $0) }
        }
    }

    private func values(of segment: RoutePattern.Segment) -> [String] {
        switch segment {
        case .literal(let text): [text]
        case .affixed(let prefix, let name, let constraint, let suffix):
            values(of: .parameter(name: name, constraint)).map { prefix + $0 + suffix }
        case .parameter(_, .oneOf(let texts)): texts
        case .parameter(_, .type(.bool)): ["true", "false"]
        case .parameter(_, .type(.uuid)): ["00000000-0000-4000-8000-000000000000"]
        case .parameter(_, .type(.uint)): ["1"]
        case .parameter(_, .type(.int)): ["-1", "1"]
        case .parameter(_, .type(.double)): ["-1.5", "1"]
        case .parameter(_, .named(let name)):
            map.constraints.filter { $0.name == name }.map(\.example)
        case .parameter(_, .none), .wildcard, .rest: [unspelled] + words
        }
    }

    private static func words(in map: RouteMap) -> [String] {
        let segments = map.routes.flatMap(\.pattern.segments)
        return Set(
            segments.flatMap { segment -> [String] in
                if case .literal(let text) = segment { return [text] }
                return segment.enumeratedTexts ?? []
            }
        ).sorted()
    }
}
