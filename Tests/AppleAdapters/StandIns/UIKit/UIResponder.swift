@_exported public import AppleFoundation
@_exported public import Foundation

@MainActor
open class UIResponder: NSObject {
    public override init() {
        super.init()
    }

    open var next: UIResponder? { nil }
    open var userActivity: NSUserActivity?
    open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        next?.motionEnded(motion, with: event)
    }
}

@MainActor
open class UIEvent: NSObject {
    public enum EventSubtype: Sendable {
        case none, motionShake
    }
}
