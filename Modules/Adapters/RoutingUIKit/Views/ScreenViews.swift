#if canImport(UIKit) && (os(iOS) || os(visionOS) || os(Linux))
    public import RoutingKit
    public import UIKit

    /// The view controllers that draw the screens of an app: the first one that fits a screen draws
    /// it. A screen that is a view controller draws itself.
    @MainActor
    public struct ScreenViews {
        private var makers: [@MainActor (any Screen) -> UIViewController?] = []
        private var presentations: [Presentation] = []
        /// Makes the navigation controller of each stack.
        public var makeNavigation: @MainActor () -> UINavigationController = {
            UINavigationController()
        }

        /// The names of SF Symbols in the tab bar, by the URL of a tab's root. A root with a
        /// `tabBarItem` that has an image keeps it.
        public var tabSymbols: [String: String] = [:]

        struct Presentation {
            let fits: @MainActor (any Screen) -> Bool
            let makeNavigation: (@MainActor () -> UINavigationController)?
            let configure: @MainActor (ScreenPresentation) -> Void
        }

        public init() {}

        /// Draws the screens of a type, or of a protocol that some screens have.
        /// - Parameters:
        ///   - type: The type or the protocol of the screens.
        ///   - make: Makes the view controller of a screen.
        public mutating func draw<Model>(
            _ type: Model.Type, by make: @escaping @MainActor (Model) -> UIViewController
        ) {
            makers.append { screen in (screen as? Model).map(make) }
        }

        /// Sets how the screens of a type, or of a protocol, are presented. If several fit a
        /// screen, the first one applies.
        ///
        /// The request decides whether the screen covers the window: a style that contradicts it,
        /// and a popover without a source, are replaced by the default style. Without
        /// `makeNavigation`, the property of that name applies; a `BareScreen` has none.
        /// `configure` is called before each presentation.
        public mutating func present<Model>(
            _ type: Model.Type, in makeNavigation: (@MainActor () -> UINavigationController)? = nil,
            by configure: @escaping @MainActor (ScreenPresentation) -> Void
        ) {
            presentations.append(
                Presentation(
                    fits: { $0 is Model }, makeNavigation: makeNavigation, configure: configure))
        }

        func navigation(around screen: (any Screen)?) -> UINavigationController {
            (screen.flatMap(presentation)?.makeNavigation ?? makeNavigation)()
        }

        func presentation(of screen: any Screen) -> Presentation? {
            presentations.first { $0.fits(screen) }
        }

        func viewController(for screen: any Screen) -> UIViewController {
            if let controller = screen as? UIViewController { return controller }
            for make in makers {
                if let controller = make(screen) { return controller }
            }
            let name = String(describing: type(of: screen))
            let controller = MessageViewController(
                "No view draws \(name). Add one: views.draw(\(name).self) { … }")
            controller.title = screen.title
            return controller
        }
    }

    /// A request can start from any view controller.
    extension UIViewController: RoutingSource {}

    /// A view controller can be a screen, which needs no other view:
    ///
    ///     extension ProfileViewController: Screen {}
    extension Screen where Self: UIViewController {
        public var title: String { (self as UIViewController).title ?? "" }
    }
#endif
