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

    /// https://developer.apple.com/documentation/swiftui/view/alert(_:ispresented:presenting:actions:message:)-8584l
    public func alert<S: StringProtocol, A: View, M: View, T>(
        _ title: S, isPresented: Binding<Bool>, presenting data: T?,
        @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
    ) -> some View {
        let views = data.map { (actions: actions($0), message: message($0)) }
        return marked { drawing, context in
            guard isPresented.wrappedValue, let views else { return }
            drawing.alerts.append(
                AlertDrawing(
                    title: String(title), message: context.at("message").draw(views.message),
                    actions: context.at("actions").draw(views.actions)
                ) { isPresented.wrappedValue = false })
        }
    }
}
