/// Here it draws nothing, and is an image.
/// https://developer.apple.com/documentation/swiftui/canvas
public struct Canvas: View, Drawable {
    public typealias Body = Never

    private let renderer: (inout GraphicsContext, CGSize) -> Void

    /// https://developer.apple.com/documentation/swiftui/canvas/init(opaque:colormode:rendersasynchronously:renderer:)
    public init(renderer: @escaping (inout GraphicsContext, CGSize) -> Void) {
        self.renderer = renderer
    }

    func draw(in context: Context) -> [Drawing] {
        var graphics = GraphicsContext()
        renderer(&graphics, CGSize(width: 240, height: 180))
        return [Drawing(.image, text: "canvas")]
    }
}

/// https://developer.apple.com/documentation/swiftui/graphicscontext
public struct GraphicsContext {
    /// https://developer.apple.com/documentation/swiftui/graphicscontext/shading
    public struct Shading: Sendable {
        /// https://developer.apple.com/documentation/swiftui/graphicscontext/shading/color(_:)
        public static func color(_ color: Color) -> Shading { Shading() }
    }

    /// https://developer.apple.com/documentation/swiftui/graphicscontext/fill(_:with:style:)
    public func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) {}
}

/// https://developer.apple.com/documentation/swiftui/path
public struct Path: Equatable, Sendable {
    public init() {}

    public mutating func addLines(_ lines: [CGPoint]) {}
    public mutating func closeSubpath() {}
    /// https://developer.apple.com/documentation/swiftui/path/addellipse(in:transform:)
    public mutating func addEllipse(in rect: CGRect) {}
}

/// https://developer.apple.com/documentation/swiftui/color
public struct Color: Hashable, Sendable {
    /// https://developer.apple.com/documentation/swiftui/color/rgbcolorspace
    public enum RGBColorSpace: Sendable {
        case sRGB
    }

    /// https://developer.apple.com/documentation/swiftui/color/init(_:red:green:blue:opacity:)
    public init(
        _ colorSpace: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double,
        opacity: Double = 1
    ) {}
}
