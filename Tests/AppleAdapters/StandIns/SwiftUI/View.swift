@_exported public import AppleFoundation
@_exported public import Foundation

/// https://developer.apple.com/documentation/swiftui/view
@MainActor
@preconcurrency
public protocol View {
    associatedtype Body: View
    @ViewBuilder @MainActor @preconcurrency var body: Body { get }
}

/// https://developer.apple.com/documentation/swiftui/viewbuilder
@resultBuilder
public enum ViewBuilder {
    public static func buildBlock() -> EmptyView { EmptyView() }
    public static func buildBlock<Content: View>(_ content: Content) -> Content { content }
}

/// https://developer.apple.com/documentation/swiftui/emptyview
public struct EmptyView: View {
    public nonisolated init() {}
    public var body: Never { fatalError("the framework draws it") }
}

/// https://developer.apple.com/documentation/swift/never
extension Never: View {
    public var body: Never { fatalError("there is none") }
}
