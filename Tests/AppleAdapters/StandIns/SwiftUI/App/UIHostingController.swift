#if !STAND_IN_FOR_MACOS
    public import UIKit

    /// https://developer.apple.com/documentation/swiftui/uihostingcontroller
    @MainActor
    @preconcurrency
    open class UIHostingController<Content: View>: UIViewController {
        /// https://developer.apple.com/documentation/swiftui/uihostingcontroller/rootview
        public var rootView: Content

        private lazy var hosted = HostingWindow(AnyView(rootView))

        /// https://developer.apple.com/documentation/swiftui/uihostingcontroller/init(rootview:)
        public init(rootView: Content) {
            self.rootView = rootView
            super.init(nibName: nil, bundle: nil)
        }

        /// https://developer.apple.com/documentation/swiftui/uihostingcontroller/init(coder:)
        public required init?(coder aDecoder: NSCoder) { nil }
    }

    /// A view controller whose content SwiftUI draws. Only tests ask for it.
    @_spi(StandIn)
    @MainActor
    public protocol ViewHosting {
        /// What the user sees of it.
        var content: HostingWindow<AnyView> { get }
    }

    @_spi(StandIn)
    extension UIHostingController: ViewHosting {
        public var content: HostingWindow<AnyView> { hosted }
    }
#endif
