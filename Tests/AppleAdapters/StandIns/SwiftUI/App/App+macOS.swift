#if STAND_IN_FOR_MACOS
    public import AppKit

    /// https://developer.apple.com/documentation/swiftui/window
    public struct Window<Content: View>: Scene {
        public typealias Body = Never

        let content: Content

        /// https://developer.apple.com/documentation/swiftui/window/init(_:id:content:)
        public init(
            _ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content
        ) {
            self.content = content()
        }
    }

    extension Scene {
        /// https://developer.apple.com/documentation/swiftui/scene/defaultsize(width:height:)
        public func defaultSize(width: CGFloat, height: CGFloat) -> some Scene { self }
    }

    /// https://developer.apple.com/documentation/swiftui/nsapplicationdelegateadaptor
    @MainActor
    @preconcurrency
    @propertyWrapper
    public struct NSApplicationDelegateAdaptor<DelegateType>: DynamicProperty
    where DelegateType: NSObject, DelegateType: NSApplicationDelegate {
        public var wrappedValue: DelegateType { fatalError("the framework makes it") }

        public init(_ delegateType: DelegateType.Type = DelegateType.self) {}
    }
#endif
