/// https://developer.apple.com/documentation/uikit/uicolor
open class UIColor: NSObject, @unchecked Sendable {
    let name: String

    init(name: String) {
        self.name = name
    }

    /// https://developer.apple.com/documentation/uikit/uicolor/init(red:green:blue:alpha:)
    public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        name = "\(red) \(green) \(blue) \(alpha)"
    }

    /// https://developer.apple.com/documentation/uikit/uicolor/setfill()
    open func setFill() {}

    /// https://developer.apple.com/documentation/uikit/uicolor/systembackground
    open class var systemBackground: UIColor { UIColor(name: "systemBackground") }

    open class var label: UIColor { UIColor(name: "label") }
    open class var secondaryLabel: UIColor { UIColor(name: "secondaryLabel") }
    open class var tertiaryLabel: UIColor { UIColor(name: "tertiaryLabel") }
    open class var tintColor: UIColor { UIColor(name: "tintColor") }

    open override func isEqual(_ object: Any?) -> Bool {
        (object as? UIColor)?.name == name
    }
}
