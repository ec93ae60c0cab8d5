@_exported public import AppleFoundation
@_exported public import Foundation

/// https://developer.apple.com/documentation/swiftui/view
@MainActor
@preconcurrency
public protocol View {
    associatedtype Body: View
    @ViewBuilder @MainActor @preconcurrency var body: Body { get }
}

/// https://developer.apple.com/documentation/swift/never
extension Never: View {
    public var body: Never { fatalError("there is none") }
}

extension View where Body == Never {
    /// What the framework draws by itself has no body.
    public var body: Never { fatalError("\(Self.self) is drawn by the framework") }
}
