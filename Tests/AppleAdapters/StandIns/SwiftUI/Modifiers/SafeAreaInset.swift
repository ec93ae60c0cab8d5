/// https://developer.apple.com/documentation/swiftui/verticaledge
public enum VerticalEdge: Sendable {
    case top, bottom
}

extension View {
    /// https://developer.apple.com/documentation/swiftui/view/safeareainset(edge:alignment:spacing:content:)-4s51l
    public func safeAreaInset<V: View>(
        edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> V
    ) -> some View {
        let inset = content()
        return marked { drawing, context in
            drawing.children += context.at("inset").draw(inset)
        }
    }
}
