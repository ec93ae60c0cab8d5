/// What adding an observer returns: it withdraws the observer.
@MainActor
public struct ObserverToken {
    private let take: @MainActor () -> Void

    package init(withdrawing take: @escaping @MainActor () -> Void) {
        self.take = take
    }

    /// Withdraws the observer: its closure isn't called again, not even for an event that is being
    /// reported.
    public func withdraw() { take() }
}
