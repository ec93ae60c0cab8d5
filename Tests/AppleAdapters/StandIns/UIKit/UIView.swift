open class UIView: UIResponder {
    nonisolated public struct AnimationOptions: Sendable {
        public static let curveEaseInOut = AnimationOptions()
    }

    open var frame: CGRect
    open var bounds: CGRect { CGRect(origin: .zero, size: frame.size) }
    open var alpha: CGFloat = 1
    open var isHidden = false
    open var backgroundColor: UIColor?
    open var transform = CGAffineTransform.identity
    open var translatesAutoresizingMaskIntoConstraints = true
    open var isUserInteractionEnabled = true
    open private(set) var traitCollection = UITraitCollection()
    open var accessibilityLabel: String?
    open var accessibilityTraits = UIAccessibilityTraits()
    open private(set) weak var superview: UIView?
    open private(set) var subviews: [UIView] = []
    open private(set) var gestureRecognizers: [UIGestureRecognizer]?

    public init(frame: CGRect = .zero) {
        self.frame = frame
    }

    open var window: UIWindow? { superview?.window }
    open override var next: UIResponder? { superview }

    /// Called for each view of a hierarchy when it enters a window, leaves it, or changes it.
    /// https://developer.apple.com/documentation/uikit/uiview/didmovetowindow()
    open func didMoveToWindow() {}

    open func addSubview(_ view: UIView) {
        view.move(to: self) { subviews.append(view) }
    }

    open func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
        view.move(to: self) {
            subviews.insert(view, at: subviews.firstIndex { $0 === sibling } ?? subviews.endIndex)
        }
    }

    open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
        gestureRecognizers = (gestureRecognizers ?? []) + [gestureRecognizer]
    }

    open func removeFromSuperview() {
        move(to: nil) {}
    }

    private func move(to parent: UIView?, insert: () -> Void) {
        let before = window
        superview?.subviews.removeAll { $0 === self }
        superview = parent
        insert()
        if window !== before { notifyOfWindow() }
    }

    private func notifyOfWindow() {
        didMoveToWindow()
        for view in subviews { view.notifyOfWindow() }
    }

    open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
        .leftToRight
    }

    open class func animate(
        withDuration duration: TimeInterval, delay: TimeInterval,
        options: UIView.AnimationOptions = .curveEaseInOut, animations: @escaping () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        animations()
        StandIn.animations.append { completion?(true) }
    }
}

open class UITraitCollection: NSObject {
    open private(set) var displayScale: CGFloat = 3
}
