#if !STAND_IN_FOR_MACOS
    extension View {
        /// https://developer.apple.com/documentation/swiftui/view/fullscreencover(item:ondismiss:content:)
        public func fullScreenCover<Item: Identifiable, Content: View>(
            item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
            @ViewBuilder content: @escaping (Item) -> Content
        ) -> some View {
            presenting(item, isFullScreen: true, onDismiss: onDismiss, content: content)
        }
    }
#endif
