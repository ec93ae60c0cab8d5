import RouteMatching
public import RoutingKit

/// Why a URL reaches its route, or doesn't reach any: a dry run.
public struct RouteExplanation: Sendable, CustomStringConvertible {
    /// What the URL reaches; for a refused one, the sentence of the error.
    let summary: String

    /// Why the URL is refused; `nil` if it would reach its Navigator, perhaps after interceptors.
    package let error: RouteError?

    /// The origins that may open it, and a line for each route that was considered, in the order in
    /// which they are tried.
    fileprivate let details: [String]

    /// The summary, and below it the origins and the routes.
    public var description: String {
        ([summary] + details.map { "  " + $0 }).joined(separator: "\n")
    }
}

extension AppRouter {
    /// Explains how a URL would be handled, and which routes were considered. The parameters are
    /// decoded as for a request; no screen is made, no action is performed, and nothing is logged.
    /// Neither the Navigator nor the interceptors are asked.
    ///
    /// The explanation shows the whole URL to the person who typed it. Don't log it.
    /// - Parameters:
    ///   - url: The URL as a request would have it.
    ///   - origin: Who would open it.
    public func explain(_ url: String?, from origin: RouteOrigin) -> RouteExplanation {
        var details: [String] = []
        if let map = currentMap, let link = try? read(url, by: origin) {
            details = map.explain(link).map { route, candidate in
                let values = candidate.items.map { "\($0.name) = '\($0.value)'" }
                let answer = (["answers"] + values).joined(separator: ", ")
                return "\(route.summary): \(candidate.failure ?? answer)".printable
            }
            if (try? map.follow(link))?.route != nil { details.insert(access(to: url), at: 0) }
        }
        var error: RouteError?
        let summary: String
        do throws(RouteError) {
            let resolved = try resolve(url, from: origin)
            if let problem = resolved.decodingError(of: url, from: origin) {
                throw problem
            }
            let trail =
                resolved.passed.isEmpty ? "" : "redirected to \(resolved.url), "
            let names = resolved.route.requirements.ordered.map { "'\($0.name)'" }
            let needs = names.isEmpty ? "" : ", which requires \(names.joined(separator: " and "))"
            summary =
                "'\(url ?? "")' is \(trail)answered by \(resolved.route.summary)\(needs)."
                + ignoredNames(in: resolved)
        } catch let refusal {
            let known = refusal.withKnownReason
            error = known
            summary = known.description
        }
        return RouteExplanation(summary: summary.printable, error: error, details: details)
    }

    private func ignoredNames(in resolved: ResolvedRoute) -> String {
        resolved.undeclared.map { item in
            let meant = resolved.route.nearest(to: item.name).map { "; did you mean '\($0)'?" }
            return " It ignores '\(item.name)'\(meant ?? ".")"
        }.joined()
    }

    private func access(to url: String?) -> String {
        let origins: [RouteOrigin] = [.app, .universalLink, .customScheme(caller: nil), .push]
        let open = origins.filter { origin in
            // From outside no link is a path alone, but the same page has one.
            let reader = url?.hasPrefix("/") == true ? .app : origin
            return (try? resolve(url, from: reader, trust: RouteTrust(origin))) != nil
        }
        let closed = origins.filter { !open.contains($0) }
        return [("open", open), ("closed", closed)].filter { !$0.1.isEmpty }.map {
            "\($0) to " + $1.map(\.name).joined(separator: ", ")
        }.joined(separator: "; ")
    }
}

extension Route {
    fileprivate var summary: String {
        "\(pattern) (\(module).\(navigator), \(registration.site))"
    }
}
