public enum AccessibilityNotification {
    public struct ScreenChanged {
        public init() {}

        public func post() {}
    }
}
