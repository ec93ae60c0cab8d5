/// https://developer.apple.com/documentation/swiftui/asyncimagephase
public enum AsyncImagePhase: Sendable {
    case empty
    case success(Image)
    case failure(any Error)

    /// https://developer.apple.com/documentation/swiftui/asyncimagephase/image
    public var image: Image? {
        if case .success(let image) = self { image } else { nil }
    }

    /// https://developer.apple.com/documentation/swiftui/asyncimagephase/error
    public var error: (any Error)? {
        if case .failure(let error) = self { error } else { nil }
    }
}

/// Here no image is ever loaded: a test sets the phase of all images.
/// https://developer.apple.com/documentation/swiftui/asyncimage
public struct AsyncImage<Content: View>: View, Drawable {
    public typealias Body = Never

    private let content: (AsyncImagePhase) -> Content

    /// https://developer.apple.com/documentation/swiftui/asyncimage/init(url:scale:transaction:content:)
    public init(
        url: URL?, scale: CGFloat = 1, transaction: Transaction = Transaction(),
        @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
    ) {
        self.content = content
    }

    func draw(in context: Context) -> [Drawing] {
        context.at("phase").draw(content(context.environment.imagePhase))
    }
}

@_spi(StandIn)
extension EnvironmentValues {
    /// The phase in which all images are.
    public var imagePhase: AsyncImagePhase {
        get { self[ImagePhaseKey.self] }
        set { self[ImagePhaseKey.self] = newValue }
    }
}

private struct ImagePhaseKey: EnvironmentKey {
    static var defaultValue: AsyncImagePhase { .empty }
}
