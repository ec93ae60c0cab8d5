/// A fault in code that the router calls.
enum Fault: CaseIterable {
    case throwsAnError
    /// Never returns, even when cancelled.
    case hangs
    /// Returns only when it is cancelled.
    case waitsForCancellation
    /// Continues after the caller has been cancelled.
    case ignoresCancellation
    /// Returns after its request has ended, and so ends it a second time.
    case endsTwice
    /// Opens the same URL, again and again.
    case reentersItself
    /// Opens another URL.
    case reentersElsewhere
    case registersARoute
    case startsTheRouterAgain
    /// Removes the source screen, so that it is deallocated.
    case deallocatesTheSource
    case presentsSomethingElse
    case cancelsTheCaller
}

/// A place where the router calls other code.
enum FaultPlace: CaseIterable {
    case interceptor, navigator, stage, listener

    /// Whether a request waits for the code that is called there.
    var isAwaited: Bool { self == .interceptor || self == .navigator }
}

extension Fault {
    /// How a request ends.
    func word(in place: FaultPlace) -> String {
        switch self {
        case .throwsAnError where place.isAwaited: "failed"
        case .hangs where place.isAwaited, .waitsForCancellation where place.isAwaited,
            .endsTwice where place.isAwaited:
            "timed-out"
        case .ignoresCancellation where place.isAwaited, .cancelsTheCaller where place.isAwaited:
            "cancelled"
        // Reported before the request is in the queue, or when its screen is already on the stage.
        case .cancelsTheCaller where place == .listener: "cancelled"
        case .deallocatesTheSource where place != .stage: "no-source"
        default: "shown"
        }
    }
}
