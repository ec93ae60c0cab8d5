/// https://developer.apple.com/documentation/swiftui/font
public struct Font: Hashable, Sendable {
    private let style: String

    public static let title2 = Font(style: "title2")
    public static let headline = Font(style: "headline")
    public static let subheadline = Font(style: "subheadline")
    public static let footnote = Font(style: "footnote")
}

/// https://developer.apple.com/documentation/swiftui/shapestyle
public protocol ShapeStyle: Sendable {}

/// https://developer.apple.com/documentation/swiftui/hierarchicalshapestyle
public struct HierarchicalShapeStyle: ShapeStyle {
    public static let secondary = HierarchicalShapeStyle()
    public static let quaternary = HierarchicalShapeStyle()
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
    public static var secondary: HierarchicalShapeStyle { .secondary }
    public static var quaternary: HierarchicalShapeStyle { .quaternary }
}

/// https://developer.apple.com/documentation/swiftui/material
public struct Material: ShapeStyle {}

extension ShapeStyle where Self == Material {
    public static var bar: Material { Material() }
}

/// https://developer.apple.com/documentation/swiftui/submitlabel
public struct SubmitLabel: Sendable {
    public static var send: SubmitLabel { SubmitLabel() }
}

extension View {
    /// https://developer.apple.com/documentation/swiftui/view/id(_:)
    public func id<ID: Hashable>(_ id: ID) -> some View {
        Surrounded(content: self) { $0.at(AnyHashable(id)) }
    }

    /// https://developer.apple.com/documentation/swiftui/view/font(_:)
    public func font(_ font: Font?) -> some View {
        marked { drawing, _ in drawing.font = font }
    }

    /// https://developer.apple.com/documentation/swiftui/view/foregroundstyle(_:)
    public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View { self }

    /// https://developer.apple.com/documentation/swiftui/view/background(_:ignoressafeareaedges:)
    public func background<S: ShapeStyle>(_ style: S) -> some View { self }

    /// https://developer.apple.com/documentation/swiftui/view/submitlabel(_:)
    public func submitLabel(_ submitLabel: SubmitLabel) -> some View { self }

    /// https://developer.apple.com/documentation/swiftui/view/padding(_:_:)
    public func padding() -> some View { self }

    /// https://developer.apple.com/documentation/swiftui/view/frame(width:height:alignment:)
    public func frame(
        width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
    ) -> some View { self }

    /// https://developer.apple.com/documentation/swiftui/view/frame(minwidth:idealwidth:maxwidth:minheight:idealheight:maxheight:alignment:)
    public func frame(
        minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil,
        minHeight: CGFloat? = nil, idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil
    ) -> some View { self }
}
