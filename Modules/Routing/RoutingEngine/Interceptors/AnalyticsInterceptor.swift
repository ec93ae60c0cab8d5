public import RouteMatching
public import RoutingKit

/// Reports to analytics which routes are used, and never delays them.
///
///     router.register(AnalyticsInterceptor(priority: 0) { await server.send($0) })
///
/// Give it the lowest priority, so that it sees only what has passed all others. Visits are sent one
/// after the other, outside requests.
public final class AnalyticsInterceptor: RouteInterceptor {
    public let priority: Int
    public var hasEffects: Bool { true }
    private let visits: AsyncStream<RouteVisit>.Continuation
    /// How many visits wait or are being sent.
    private var unsentCount = 0
    private var waiting: [CheckedContinuation<Void, Never>] = []

    /// - Parameters:
    ///   - priority: The position among the interceptors, best the lowest.
    ///   - limit: How many visits wait while one is sent; more are dropped.
    ///   - send: Sends a visit. It isn't called again before it returns.
    public init(
        priority: Int, limit: Int = 256, send: @escaping @Sendable (RouteVisit) async -> Void
    ) {
        self.priority = priority
        let (stream, visits) = AsyncStream.makeStream(
            of: RouteVisit.self, bufferingPolicy: .bufferingOldest(limit))
        self.visits = visits
        Task.detached(priority: .utility) { [weak self] in
            for await visit in stream {
                await send(visit)
                await self?.didSend()
            }
        }
    }

    deinit {
        visits.finish()
    }

    public func intercept(_ request: InterceptedRequest) -> InterceptorVerdict {
        if case .enqueued = visits.yield(request.visit) { unsentCount += 1 }
        return .proceed
    }

    /// Waits until each visit is sent. Call it before the app ends.
    public func finish() async {
        if unsentCount > 0 { await withCheckedContinuation { waiting.append($0) } }
    }

    private func didSend() {
        unsentCount -= 1
        guard unsentCount == 0 else { return }
        waiting.forEach { $0.resume() }
        waiting = []
    }
}

/// A request that is about to open, as analytics receives it: free of personal data.
public struct RouteVisit: Hashable, Sendable {
    /// The pattern of the route, for instance `/product/:id`.
    public let route: RoutePattern
    /// Without `Private` parameters.
    public let parameters: ParameterValues
    /// The other items of the query. Of a URL from outside only those of a campaign,
    /// `utm_source=spring-sale`, whose values are plain words.
    public let undeclared: [DeepLink.QueryItem]
    public let origin: RouteOrigin
}

extension InterceptedRequest {
    var visit: RouteVisit {
        let declared = resolved.map.declared
        let redaction = Redaction(
            routes: declared, isOutside: trust.isOutside, isForDeveloper: false)
        let items = parameters.items.filter { !declared.isPrivate($0.name) }.map {
            DeepLink.QueryItem(name: $0.name, value: redaction.redacted($0).text)
        }
        return RouteVisit(
            route: route.pattern, parameters: ParameterValues(items: items),
            undeclared: trust.isOutside ? undeclared.filter(\.isOfCampaign) : undeclared,
            origin: origin)
    }
}

extension DeepLink.QueryItem {
    /// A value with an `@` or a space, or a long one, may name a person.
    fileprivate var isOfCampaign: Bool {
        name.asciiLowercased.hasPrefix("utm_") && value.utf8.count <= 64
            && value.utf8.allSatisfy {
                UInt8(ascii: "a")...UInt8(ascii: "z") ~= $0 | 0x20
                    || UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 || "-_.".utf8.contains($0)
            }
    }
}
