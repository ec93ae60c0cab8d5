/// What adding an observer returns: it withdraws the observer.
@MainActor
public struct ObserverToken {
    /// Withdraws the observer: its closure isn't called again, not even for an event that is being
    /// reported.
    public let withdraw: @MainActor () -> Void
}
