import Observation

extension ContentScreen {
    /// Waits until no part of the content is being read, or the task is cancelled. The content has to
    /// depend on observable values, which a stage that draws it again follows, too.
    public func settle() async {
        // Tracked only while there is something to wait for: a value that never changes again would
        // keep each tracking.
        while content.isLoading, !Task.isCancelled {
            let (changes, change) = AsyncStream.makeStream(of: Void.self)
            let isLoading = withObservationTracking {
                content.isLoading
            } onChange: {
                change.finish()
            }
            guard isLoading else { return }
            for await _ in changes {}
        }
    }
}
