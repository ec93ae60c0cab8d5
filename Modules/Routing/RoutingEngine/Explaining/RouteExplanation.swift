package import RoutingKit

/// Why a URL reaches its route, or doesn't reach any: a dry run.
public struct RouteExplanation: Hashable, Sendable, CustomStringConvertible {
    /// The result for the URL, as a sentence; for a refused URL, the sentence of the error.
    package let summary: String

    /// Why the request would be refused; `nil` if it would reach its Navigator, or wait for a
    /// requirement of its route.
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

    /// The origins that are tried.
    static let tried: [RouteOrigin] = [.app, .universalLink, .customScheme(caller: nil), .push]

    private var access: String? {
        guard let origins else { return nil }
        let closed = Self.tried.filter { !origins.contains($0) }
        return [("open", origins), ("closed", closed)].filter { !$0.1.isEmpty }.map {
            "\($0) to " + $1.map(\.name).joined(separator: ", ")
        }.joined(separator: "; ")
    }
}
