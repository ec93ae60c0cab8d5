import RouteMatching
public import RoutingKit

public import struct Foundation.URL

extension AppRouter: AppRouting {
    @discardableResult
    public func route(_ request: RouteRequest) async -> RouteOutcome {
        // Not in a function further down: each one switches to the main actor two times.
        let run = RequestRun.answering(request, in: self)
        if let outcome = run.outcome { return outcome }
        return await run.end()
    }

    public func finish(_ screen: any RoutingSource, with result: RouteValue) {
        guard let entry = stage.entry(of: screen) else { return }
        driver.pending.finish(entry.id, with: result)
        var next = stage.state
        guard next.remove(entry.id) else { return }
        driver.moveUnasked(to: next, ending: entry.id, by: .automatic, isUserInitiated: true)
    }

    public func canOpen(_ url: String?, from origin: RouteOrigin) -> Bool {
        guard let resolved = try? resolve(url, from: origin) else { return false }
        switch resolved.decodingError(of: url, from: origin)?.reason {
        case nil, .parameter(.missingPayload): return true
        default: return false
        }
    }

    public func shareableURL(_ template: some LinkTemplate) -> URL? {
        template.text.flatMap(links.completeLink).flatMap { URL(string: $0) }
    }

    /// Makes the screen of a URL without showing it: a preview. Nothing is performed, logged or put
    /// onto the stage, and no interceptor with side effects is asked.
    /// - Throws: `RouteError` if the URL would be refused or suspended, or shows no screen, or
    ///   changes data.
    public func screen(
        for url: String?, from origin: RouteOrigin = .app
    ) async throws(RouteError) -> any Screen {
        try await RequestRun.dryRun(RouteRequest(url: url, origin: origin), in: self).screen
    }

    public func values<Value: Decodable & Sendable>(
        of url: String?, as type: Value.Type, from origin: RouteOrigin
    ) -> RouteValues<Value> {
        // The trust is that of the code that asks, not of the task that reads.
        let request = RouteRequest(url: url, origin: origin).lowered(to: trust)
        return RouteValues { OfferedValue(of: request, in: self) }
    }

    /// Reads all offered values again that are being followed, and ends those that would be refused
    /// now. Call it after something has changed that interceptors check and the router doesn't
    /// know, for instance when a user has signed in or out.
    public func reviewValues() { changes.publish(()) }

    /// The complete URL of the visible screen, for the user's other devices; `nil` if a link from
    /// outside may not open it, or if it has private values.
    public var handoffURL: URL? {
        guard let url = stage.state.top?.url, redacted(url) == url,
            let link = links.completeLink(to: url), canOpen(link, from: .universalLink)
        else { return nil }
        return URL(string: link)
    }
}
