open class UIGestureRecognizer: NSObject {
    /// https://developer.apple.com/documentation/uikit/uigesturerecognizer/state-swift.enum
    nonisolated public enum State: Sendable {
        case possible, began, changed, ended, cancelled, failed
    }

    open internal(set) var state = State.possible
    /// A recognizer that is disabled cancels its gesture.
    open var isEnabled = true {
        didSet {
            guard !isEnabled, state == .began || state == .changed else { return }
            state = .cancelled
            onCancel()
        }
    }
    var onCancel: () -> Void = {}
    /// https://developer.apple.com/documentation/uikit/uigesturerecognizer/delaystouchesbegan
    open var delaysTouchesBegan = false
    /// Whether the end of a touch waits until this recognizer has failed. One that stays possible
    /// keeps it.
    /// https://developer.apple.com/documentation/uikit/uigesturerecognizer/delaystouchesended
    open var delaysTouchesEnded = true
    /// https://developer.apple.com/documentation/uikit/uigesturerecognizer/cancelstouchesinview
    open var cancelsTouchesInView = true
    /// Whether another recognizer waits for this one to fail.
    var hasDependents = false

    /// Counts whether this recognizer is enabled or not.
    open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
        otherGestureRecognizer.hasDependents = true
    }
}
