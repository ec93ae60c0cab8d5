import Observation

extension ContentScreen {
    /// Until no part of the content is being read, or the task is cancelled. The content must depend on
    /// observable values.
    public func settle() async {
        // Not tracked without need: a value that never changes again would keep each tracking.
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
