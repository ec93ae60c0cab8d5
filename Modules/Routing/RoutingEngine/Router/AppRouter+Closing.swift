import StageKit

/// Ending what is under way.
extension AppRouter {
    /// Cancels all requests except the enclosing one, and all callers that wait for a result.
    private func cancelAll(includingOwn: Bool) {
        cancellations += 1
        if driver.ownsStage { stage.question?.stay() }
        let own = includingOwn ? nil : RequestRun.current?.root
        for run in unfinished where run.root !== own { run.refuse(because: .cancelled) }
        let awaited = driver.pending.cancelAll(except: own?.id)
        moveUnasked { state in
            for screen in awaited { state.remove(screen) }
        }
    }

    /// Cancels all requests, and everything that waits for a result. Call it when the user changes,
    /// so that nothing of the previous one's is shown or answered. Suspended requests stay, and the
    /// request that encloses the call.
    public func cancelRequests() { cancelAll(includingOwn: false) }

    /// Calls an extension when the router is closed, so that it answers who waits for it, and lets
    /// nobody begin to wait.
    package func whenClosed(_ action: @escaping @MainActor () -> Void) {
        closeActions.append(action)
    }

    /// Ends the app of this router, so that all its memory can be freed: refuses the requests that
    /// are under way and all later ones, empties the stage, and releases routes, interceptors,
    /// extensions and observers.
    ///
    /// Navigators and screens hold the router, and the router holds them. So call it when a window
    /// closes or a session ends, in the one place that made the router. Features never call it.
    public func close() {
        cancelAll(includingOwn: true)
        isClosed = true
        for route in registered?.routes ?? [] { route.registration.source.close() }
        registered = nil
        changes.publish(())
        for action in closeActions { action() }
        closeActions = []
        interceptors = []
        extensions = []
        driver.close()
        events.removeAll()
        registrations = Registrations(filling: registrations.filling)
    }
}
