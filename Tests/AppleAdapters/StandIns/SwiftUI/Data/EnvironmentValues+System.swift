/// https://developer.apple.com/documentation/swiftui/dismissaction
@MainActor
@preconcurrency
public struct DismissAction {
    let perform: () -> Void

    public func callAsFunction() {
        perform()
    }
}

/// https://developer.apple.com/documentation/swiftui/openurlaction
@MainActor
@preconcurrency
public struct OpenURLAction {
    private let perform: (URL) -> Result

    /// https://developer.apple.com/documentation/swiftui/openurlaction/init(handler:)
    public init(handler: @escaping (URL) -> Result) {
        perform = handler
    }

    /// https://developer.apple.com/documentation/swiftui/openurlaction/result
    public enum Result: Sendable {
        case handled, discarded, systemAction
    }

    public func callAsFunction(_ url: URL) {
        _ = perform(url)
    }

    /// https://developer.apple.com/documentation/swiftui/openurlaction/callasfunction(_:completion:)
    public func callAsFunction(_ url: URL, completion: @escaping (_ accepted: Bool) -> Void) {
        if case .discarded = perform(url) { completion(false) } else { completion(true) }
    }
}

extension EnvironmentValues {
    /// https://developer.apple.com/documentation/swiftui/environmentvalues/dismiss
    public internal(set) var dismiss: DismissAction {
        get { self[DismissKey.self] }
        set { self[DismissKey.self] = newValue }
    }

    /// https://developer.apple.com/documentation/swiftui/environmentvalues/openurl
    public var openURL: OpenURLAction {
        get { self[OpenURLKey.self] }
        set { self[OpenURLKey.self] = newValue }
    }

    /// https://developer.apple.com/documentation/swiftui/environmentvalues/isenabled
    public var isEnabled: Bool {
        get { self[EnabledKey.self] }
        set { self[EnabledKey.self] = newValue }
    }
}

private struct EnabledKey: EnvironmentKey {
    static var defaultValue: Bool { true }
}

private struct DismissKey: EnvironmentKey {
    static var defaultValue: DismissAction { MainActor.assumeIsolated { DismissAction {} } }
}

private struct OpenURLKey: EnvironmentKey {
    static var defaultValue: OpenURLAction {
        MainActor.assumeIsolated { OpenURLAction { _ in .discarded } }
    }
}
