extension View {
    /// https://developer.apple.com/documentation/swiftui/view/sheet(item:ondismiss:content:)
    public func sheet<Item: Identifiable, Content: View>(
        item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
        @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View {
        presenting(item, isFullScreen: false, onDismiss: onDismiss, content: content)
    }

    func presenting<Item: Identifiable, Content: View>(
        _ item: Binding<Item?>, isFullScreen: Bool, onDismiss: (() -> Void)?,
        content: @escaping (Item) -> Content
    ) -> some View {
        marked { drawing, context in
            guard let shown = item.wrappedValue else { return }
            let dismiss = {
                item.wrappedValue = nil
                onDismiss?()
            }
            let place = context.at(isFullScreen ? "cover" : "sheet").at(AnyHashable(shown.id))
                .setting(\.dismiss, to: DismissAction(perform: dismiss))
            drawing.presented.append(
                Presentation(
                    isFullScreen: isFullScreen, content: place.drawOne(content(shown)),
                    dismiss: dismiss))
        }
    }
}
