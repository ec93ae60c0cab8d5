import RouteMatching
public import RoutingKit

public import struct Foundation.URL

extension AppRouter {
    public var trust: RouteTrust { ActiveRequest.current?.request.trust ?? .full }

    @discardableResult
    public func route(_ request: RouteRequest) async -> RouteOutcome {
        // Not in a function further down: each one switches to the main actor two times.
        let active = pipeline.active(for: request)
        if let outcome = active.outcome { return outcome }
        return await pipeline.route(request, in: active)
    }

    public func result(of request: RouteRequest) async throws(RouteError) -> RouteValue {
        try await RequestResults(pipeline: pipeline).result(of: request)
    }

    /// Cancels all requests, and everything that waits for a result. Call it when the user changes,
    /// so that nothing of the previous one's is shown or answered. Suspended requests stay, and the
    /// request that encloses the call.
    public func cancelRequests() { pipeline.cancelAll() }

    public func finish(_ screen: any RoutingSource, with result: RouteValue) {
        pipeline.driver.finish(screen, with: result)
    }

    public func canOpen(_ url: String?, from origin: RouteOrigin) -> Bool {
        (try? registry.resolve(url, from: origin)) != nil
    }

    public func redacted(_ url: String?) -> String? { pipeline.redactor.redacted(url) }

    public func shareableURL(_ template: some LinkTemplate) -> URL? {
        links.shareable(template)
    }

    /// Makes the screen of a URL without showing it: a preview. Nothing is performed, logged or put
    /// onto the stage, and no interceptor with side effects is asked.
    /// - Parameters:
    ///   - url: The URL as text; `nil` is refused.
    ///   - origin: The origin of the URL.
    /// - Throws: `RouteError` if the URL would be refused or suspended, or shows no screen, or
    ///   changes data.
    public func screen(
        for url: String?, from origin: RouteOrigin = .app
    ) async throws(RouteError) -> any Screen {
        let request = RouteRequest(url: url, origin: origin)
        do {
            return try await pipeline.dryRun(request).screen
        } catch {
            throw error.withKnownReason
        }
    }
}
