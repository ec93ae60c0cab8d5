extension RequestPipeline {
    /// Cancels all requests except the one that encloses the running code, and all callers that wait
    /// for the result of a screen, and removes their screens.
    func cancelAll() {
        cancellations += 1
        let own = ActiveRequest.current?.root
        // Those that wait first, so that none of them starts.
        for active in queue.requests + watchdog.requests where active.root !== own {
            refuse(active, because: .cancelled)
        }
        for screen in driver.pending.cancelAll(except: own) {
            driver.stage.update { $0.remove(screen) }
        }
    }
}
