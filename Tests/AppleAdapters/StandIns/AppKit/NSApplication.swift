@_exported public import AppleFoundation
@_exported public import Foundation

@MainActor
open class NSApplication: NSObject {
    public class var shared: NSApplication { NSApplication() }

    /// https://developer.apple.com/documentation/appkit/nsapplication/activationpolicy-swift.enum
    public enum ActivationPolicy: Sendable {
        case regular, accessory, prohibited
    }

    /// https://developer.apple.com/documentation/appkit/nsapplication/terminatereply
    public enum TerminateReply: Sendable {
        case terminateCancel, terminateNow, terminateLater
    }

    @discardableResult
    open func setActivationPolicy(_ activationPolicy: ActivationPolicy) -> Bool { true }

    open func activate() {}

    open func reply(toApplicationShouldTerminate shouldTerminate: Bool) {}
}

/// The members are optional there; here none of them is a requirement.
@MainActor
public protocol NSApplicationDelegate: NSObjectProtocol {}
