/// Why a URL reaches its route, or none: a dry run.
public struct RouteExplanation: Hashable, Sendable, CustomStringConvertible {
    /// What becomes of the URL, in a sentence; of a refused one, what the refusal says.
    public let summary: String

    /// One line for each route that was considered, in the order in which they are tried.
    public let candidates: [String]

    /// The summary, and the candidates below it.
    public var description: String {
        ([summary] + candidates.map { "  " + $0 }).joined(separator: "\n")
    }
}

extension AppRouter {
    /// Tells what would become of a URL, and which routes were considered. Nothing is made,
    /// performed or logged; whether a Navigator finds what the URL names is not asked.
    public func explain(_ url: String?, from origin: RouteOrigin) -> RouteExplanation {
        var candidates: [String] = []
        if let map, let link = try? Link(url ?? "", from: origin, of: links) {
            candidates = map.explain(link).map(map.told(url ?? "").hiding)
        }
        do throws(RouteError) {
            let resolved = try resolve(url, from: origin)
            let way =
                resolved.passed.isEmpty
                ? "" : "redirected to \(told(resolved.url) ?? ""), "
            return RouteExplanation(
                summary: "'\(told(url) ?? "")' is \(way)answered by \(resolved.route.summary).",
                candidates: candidates)
        } catch {
            return RouteExplanation(summary: told(error).description, candidates: candidates)
        }
    }
}

extension RouteMap {
    fileprivate func explain(_ link: Link) -> [String] {
        explain(link.segments).map { route, candidate in
            let values = candidate.items.map { "\($0.name) = '\(told($0).text)'" }
            let answer = (["answers"] + values).joined(separator: ", ")
            return "\(route.summary): \(candidate.failure ?? answer)"
        }
    }
}

extension Route {
    fileprivate var summary: String {
        "\(pattern) (\(module).\(navigator), \(registration.site))"
    }
}
