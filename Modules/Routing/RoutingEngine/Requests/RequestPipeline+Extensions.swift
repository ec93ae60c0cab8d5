package import RoutingKit
package import StageKit

/// What ends requests from outside, and what extensions ask of them.
extension RequestPipeline {
    /// Cancels all requests except the enclosing one, and all callers that wait for a result.
    func cancelAll(includingOwn: Bool = false) {
        countCancellation()
        driver.stage.question?.stay()
        let own = includingOwn ? nil : RequestRun.current?.root
        for run in unfinished where run.root !== own { run.refuse(because: .cancelled) }
        for screen in driver.pending.cancelAll(except: own?.id) {
            driver.stage.update { $0.remove(screen) }
        }
    }

    /// The outcome of a request that isn't handled.
    /// - Parameter isReported: Whether it is recorded like that of others.
    package func refusal(
        of request: RouteRequest, because reason: RouteError.Reason, isReported: Bool = false
    ) -> RouteOutcome {
        let run = RequestRun(request, inside: nil, in: self)
        let outcome = run.makeOutcome(with: .refused(run.error(reason)), in: self)
        if isReported {
            reportBeginning(of: request)
            record(outcome)
        }
        return outcome
    }

    /// Shows the screen with which a suspended request can continue. It has the trust of that
    /// request, whichever task shows it.
    /// - Returns: `nil` if the screen is the visible one already.
    package func showSuspensionScreen(
        _ url: String, for suspended: InterceptedRequest
    ) async -> RouteOutcome? {
        let top = driver.state.top
        if let top, top.url == (try? registry.resolve(url, from: .app))?.url { return nil }
        var request = RouteRequest(url: url, transition: top == nil ? .root : .present)
        request.trust = suspended.trust
        return await RequestRun.begin(
            request, inside: suspended.run, isForSuspension: true, in: self
        ).end()
    }

    /// Removes the screen that was shown for suspended requests, and those above it.
    package func dismissSuspensionScreen(_ screen: NavigationState.Entry.ID) {
        var state = driver.state
        if state.remove(screen) { driver.move(to: state, with: [], isUserInitiated: false) }
    }

    /// Removes the last screen of a URL, which an earlier launch has shown for a suspended request.
    package func dismissSuspensionScreen(restoredFrom url: String) {
        guard let url = (try? registry.resolve(url, from: .app))?.url,
            let entry = driver.state.entries.last(where: { $0.url == url })
        else { return }
        dismissSuspensionScreen(entry.id)
    }
}
