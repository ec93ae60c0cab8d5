open class UIWindow: UIView {
    open private(set) var isKeyWindow = false

    open var rootViewController: UIViewController? {
        didSet {
            if let oldValue, oldValue !== rootViewController {
                oldValue.viewIfLoaded?.removeFromSuperview()
            }
            rootViewController.map { addSubview($0.view) }
        }
    }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        isHidden = true
    }

    public convenience init(windowScene: UIWindowScene) {
        self.init(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    }

    /// A window's views are in it only while it shows.
    open override var window: UIWindow? { isHidden ? nil : self }

    open func makeKeyAndVisible() {
        isHidden = false
        isKeyWindow = true
    }
}
