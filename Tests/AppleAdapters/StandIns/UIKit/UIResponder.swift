@_exported public import AppleFoundation
@_exported public import Foundation

open class UIResponder: NSObject {
    open var next: UIResponder? { nil }
    open var userActivity: NSUserActivity?
    open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        next?.motionEnded(motion, with: event)
    }
}

open class UIEvent: NSObject {
    nonisolated public enum EventSubtype: Sendable {
        case none, motionShake
    }
}
