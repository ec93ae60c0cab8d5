package import RouteMatching
import RoutingKit

/// Checks that each redirect reaches a route, for all values of its parameters.
@MainActor
package final class RedirectReview {
    private let map: RouteMap

    package init(_ map: RouteMap) {
        self.map = map
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

    package struct Issue {
        package let text: String
        /// Whether no route answers its target.
        package var leadsNowhere = false

        package init(text: String, leadsNowhere: Bool = false) {
            self.text = text
            self.leadsNowhere = leadsNowhere
        }
    }

    /// Why a redirect does not reach a route for some value. `position` is where it answers in the
    /// map; `nil` if it is there already.
    package func problem(
        of target: RedirectTarget, in route: Route, at position: Int? = nil
    ) -> Issue? {
        let names = route.pattern.parameterNames
        if let missing = target.names.first(where: { !names.contains($0.asciiLowercased) }) {
            return Issue(text: "but gives no '\(missing)'")
        }
        return examples(of: route.pattern).lazy.compactMap { [self] link in
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

    /// One for each form of a pattern, and as many more as an enumeration has texts: all
    /// combinations would be too many.
    package func examples(of pattern: RoutePattern) -> [DeepLink] {
        pattern.forms.flatMap { form -> [DeepLink] in
            let values = form.map(values)
            let count = values.map(\.count).max() ?? 1
            return (0..<count).map { number in
                DeepLink(segments: values.compactMap { $0[min(number, $0.count - 1)] })
            }
        }
    }

    /// At least one. One that isn't a text itself fits as few other types as possible.
    private func values(of segment: RoutePattern.Segment) -> [String] {
        switch segment {
        case .literal(let text): [text]
        case .affixed(let prefix, let name, let constraint, let suffix):
            values(of: .parameter(name: name, constraint)).map { prefix + $0 + suffix }
        case .parameter(_, .oneOf(let texts)) where !texts.isEmpty: texts
        case .parameter(_, .type(.bool)): ["true", "false"]
        case .parameter(_, .type(.uuid)): ["00000000-0000-4000-8000-000000000000"]
        case .parameter(_, .type(.uint)): ["1"]
        case .parameter(_, .type(.int)): ["-1", "1"]
        case .parameter(_, .type(.double)): ["-1.5", "1"]
        case .parameter(_, .named(let name)):
            [map.constraints.first { $0.name == name }?.example ?? unnamed]
        case .parameter(_, _), .wildcard, .rest: [unnamed]
        }
    }

    /// A text that is no literal of a pattern and no value of a type.
    private lazy var unnamed: String = {
        let words = map.routes.reduce(into: Set<String>()) { words, route in
            for segment in route.pattern.segments {
                words.formUnion(segment.texts.map(\.asciiLowercased))
            }
        }
        var text = "example"
        while words.contains(text) { text += "-" }
        return text
    }()
}
