/// What adding an observer returns: it withdraws the observer.
@MainActor
public struct ObserverToken {
    private let take: @MainActor () -> Void

    package init(withdrawing take: @escaping @MainActor () -> Void) {
        self.take = take
    }

    /// Withdraws the observer: its closure is called no more, also not for what is being reported.
    public func withdraw() { take() }
}
