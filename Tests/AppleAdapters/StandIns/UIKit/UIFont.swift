/// https://developer.apple.com/documentation/uikit/uifont
open class UIFont: NSObject, @unchecked Sendable {
    /// https://developer.apple.com/documentation/uikit/uifont/textstyle
    public struct TextStyle: Hashable, RawRepresentable, Sendable {
        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        public static let body = Self(rawValue: "UICTFontTextStyleBody")
    }

    let style: TextStyle

    init(style: TextStyle) {
        self.style = style
    }

    open override func isEqual(_ object: Any?) -> Bool {
        (object as? UIFont)?.style == style
    }

    /// https://developer.apple.com/documentation/uikit/uifont/preferredfont(fortextstyle:)
    open class func preferredFont(forTextStyle style: UIFont.TextStyle) -> UIFont {
        UIFont(style: style)
    }
}
