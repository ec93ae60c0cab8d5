import RouteMatching
public import RoutingKit

/// Why a URL reaches its route, or doesn't reach any: a dry run.
public struct RouteExplanation: Hashable, Sendable, CustomStringConvertible {
    /// For a refused URL, the sentence of the error.
    package let summary: String

    /// `nil` if the URL would reach its Navigator, or wait for a requirement of its route.
    package let error: RouteError?

    /// The origins that may open the URL, of those that a link can have; `nil` if no route answers.
    let origins: [RouteOrigin]?

    /// One line for each route that was considered, in the order in which they are tried.
    let candidates: [String]

    /// The summary, and below it the origins and the candidates.
    public var description: String {
        ([summary] + ([access].compactMap(\.self) + candidates).map { "  " + $0 })
            .joined(separator: "\n")
    }

    static let tried: [RouteOrigin] = [.app, .universalLink, .customScheme(caller: nil), .push]

    private var access: String? {
        guard let origins else { return nil }
        let closed = Self.tried.filter { !origins.contains($0) }
        return [("open", origins), ("closed", closed)].filter { !$0.1.isEmpty }.map {
            "\($0) to " + $1.map(\.name).joined(separator: ", ")
        }.joined(separator: "; ")
    }
}

extension AppRouter {
    /// Explains how a URL would be handled, and which routes were considered. The parameters are
    /// decoded as for a request; no screen is made, no action is performed, and nothing is logged.
    /// Neither the Navigator nor the interceptors are asked, except whether a login is required
    /// first.
    public func explain(_ url: String?, from origin: RouteOrigin) -> RouteExplanation {
        let redaction = pipeline.redaction(isOutside: origin.isOutside)
        var candidates: [String] = []
        if let map = registry.map,
            let link = try? DeepLink(url ?? "", from: origin.linkSource, of: links)
        {
            let text = redaction.privateText(of: url ?? "")
            candidates = map.explain(link, redaction).map { text.hiding(in: $0).printable }
        }
        var isAnswered = false
        var error: RouteError?
        let summary: String
        do throws(RouteError) {
            let resolved = try registry.resolve(url, from: origin) { _ in isAnswered = true }
            var request = RouteRequest(url: url, origin: origin)
            request.trust = resolved.trust
            let unmet = unmetRequirement(of: request, to: resolved)
            let problem = pipeline.decodingError(of: request, to: resolved)
            if unmet == nil, let problem { throw problem }
            summary =
                answer(to: url, by: resolved, after: unmet, redaction)
                + (problem.map { " After that, \(redaction.redacted($0))" } ?? "")
                + (redaction.isOutside ? "" : ignoredNames(in: resolved))
        } catch let refusal {
            let shown = redaction.redacted(refusal).withKnownReason
            error = shown
            summary = shown.description
        }
        return RouteExplanation(
            summary: summary.printable, error: error,
            origins: isAnswered ? origins(opening: url) : nil,
            candidates: candidates)
    }

    private func answer(
        to url: String?, by resolved: ResolvedRoute, after requirement: RouteRequirement?,
        _ redaction: Redaction
    ) -> String {
        let target = redaction.redacted(resolved.url)
        let trail = resolved.passed.isEmpty ? "" : "redirected to \(target), "
        let wait = requirement.map { " once its requirement '\($0.name)' is met" } ?? ""
        return "'\(redaction.redacted(url ?? ""))' is \(trail)answered by "
            + "\(resolved.route.summary)\(wait)."
    }

    private func ignoredNames(in resolved: ResolvedRoute) -> String {
        resolved.undeclared.map { item in
            let meant = resolved.route.nearest(to: item.name).map { "; did you mean '\($0)'?" }
            return " It ignores '\(item.name)'\(meant ?? ".")"
        }.joined()
    }

    /// The requirement for which a request would be suspended before its parameters are decoded.
    private func unmetRequirement(
        of request: RouteRequest, to resolved: ResolvedRoute
    ) -> RouteRequirement? {
        let active = ActiveRequest(request, inside: nil, dryRun: .screen, clock: pipeline.clock)
        let request = InterceptedRequest(active, to: resolved)
        let asked = pipeline.interceptors.map(\.interceptor).filter { $0.wants(request) }
        return resolved.route.requirements.ordered.first { requirement in
            asked.contains { $0.enforces(requirement, on: resolved.route) }
        }
    }

    private func origins(opening url: String?) -> [RouteOrigin] {
        RouteExplanation.tried.filter { origin in
            // From outside no link is a path alone, but the same page has one.
            let reader = url?.hasPrefix("/") == true ? .app : origin
            return (try? registry.resolve(url, from: reader, trust: RouteTrust(origin))) != nil
        }
    }
}

extension RouteMap {
    fileprivate func explain(_ link: DeepLink, _ redaction: Redaction) -> [String] {
        explain(link.segments).map { route, candidate in
            let values = candidate.items.map { "\($0.name) = '\(redaction.redacted($0).text)'" }
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
