import RouteMatching
package import RoutingKit
import StageKit

extension RequestPipeline {
    /// Ends a request, unless it has already ended.
    func finish(_ active: ActiveRequest, with result: consuming RouteOutcome.Result) {
        guard active.outcome == nil else { return }
        let outcome = outcome(of: active, with: result)
        active.watchdog?.forget(active)
        active.end(with: outcome)
        if !active.isDryRun { log.record(outcome) }
        for installed in extensions { installed.ended(active) }
        queue.leave(active)
    }

    /// Ends a request that can't begin.
    package func refuse(_ request: RouteRequest, because reason: RouteError.Reason) -> RouteOutcome
    {
        let active = ActiveRequest(request, inside: nil, clock: clock)
        let outcome = outcome(
            of: active, with: .refused(RouteError(url: request.url, reason: reason)))
        log.publish(.began(redactor.redacted(request)))
        log.record(outcome)
        return outcome
    }

    /// Ends a request for a reason that none of its stations gives. What observers do then is part
    /// of the request, no matter which task ends it.
    package func refuse(_ active: ActiveRequest, because reason: RouteError.Reason) {
        ActiveRequest.$current.withValue(active) {
            finish(active, with: .refused(RouteError(url: active.request.url, reason: reason)))
        }
    }

    /// The outcome of a request, redacted once.
    func outcome(
        of active: ActiveRequest, with result: consuming RouteOutcome.Result
    ) -> RouteOutcome {
        let (redactor, state, original) = (redactor, driver.state, active.original)
        let redaction = redactor.redaction(isOutside: original.isOutside)
        let url = original.url.map { redaction.privateText(of: $0) }
        return RouteOutcome(
            url: url?.text, sent: original.url, origin: original.origin,
            route: active.route?.patternText,
            redirects: active.visited.redirects.map { redaction.redacted($0) },
            parameters: redaction.redacted(active.parameters),
            result: redaction.redacted(result, hiding: url?.hidden ?? []),
            stack: { state.path.map { redactor.url(of: $0) } }, began: active.began,
            duration: clock.elapsed() - active.start, stations: active.stopwatch?.times ?? [])
    }
}
