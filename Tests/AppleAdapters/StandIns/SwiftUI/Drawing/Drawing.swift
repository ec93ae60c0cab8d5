/// What a view draws: what a user sees, hears and touches.
///
/// Only tests see it. They import this module with `@_spi(StandIn)`.
@_spi(StandIn)
@MainActor
public struct Drawing {
    /// What kind of view it is.
    public enum Kind: Sendable {
        case group, text, image, button, toggle, field, list, section, tabs, columns, stack
        case progress, stepper
    }

    public let kind: Kind
    public var children: [Drawing] = []
    /// Its own text, without that of its children.
    public var text = ""
    /// The style of its text.
    public var font: Font?
    public var isEnabled = true
    /// What VoiceOver says and knows about it.
    public var accessibility = Accessibility()

    /// The title of its page.
    public var title: String?
    /// What its bars show.
    public var toolbar: [Drawing] = []
    /// What a tab view knows it by, and shows of it in its bar.
    public var tag: AnyHashable?, tabItem: [Drawing] = []
    /// The text of its badge in the bar.
    public var badge: String?
    /// What is presented over it.
    public var presented: [Presentation] = []
    /// What it does with links and activities of the system.
    public var opens: [(URL) -> Void] = []
    public var continues: [String: [(NSUserActivity) -> Void]] = [:]
    /// What identifies it as a view out of which another one can grow, and the one out of which it
    /// has grown.
    public var zoomSource: ZoomSource?, zoomsOutOf: ZoomSource?
    /// The view controller whose view it is.
    public var controller: AnyObject?
    /// The activities that it offers to the system.
    public var offers: [NSUserActivity] = []

    /// What a tap does.
    public var tap: (() -> Void)?
    /// Whether a toggle is on.
    public var isOn: Bool?
    /// What the two buttons of a stepper do; a button without an action is disabled.
    public var increment: (() -> Void)?, decrement: (() -> Void)?
    /// What typing and the return key do.
    public var type: ((String) -> Void)?, submit: (() -> Void)?
    /// The tab in front, and what a tap on another one does.
    public var selection: AnyHashable?, select: ((AnyHashable) -> Void)?
    /// What a swipe back does that leaves some of the screens over the root.
    public var pop: ((_ count: Int) -> Void)?

    var destinations: [ObjectIdentifier: (Any, Context) -> [Drawing]] = [:]

    init(_ kind: Kind, _ children: [Drawing] = [], text: String = "") {
        self.kind = kind
        self.children = children
        self.text = text
    }
}

extension Drawing {
    /// It and all that it holds, without what is presented over it.
    public var all: [Drawing] { [self] + children.flatMap(\.all) }

    /// All of its texts, as they are read from top to bottom.
    public var texts: [String] { all.map(\.text).filter { !$0.isEmpty } }

    /// What VoiceOver says.
    public var spoken: String { accessibility.label ?? texts.joined(separator: ", ") }
}

/// What VoiceOver says and knows about a view.
@_spi(StandIn)
public struct Accessibility: Sendable {
    public var label: String?
    public var hint: String?
    public var traits: AccessibilityTraits = []
    /// Whether it is one element with all that it holds.
    public var isElement = false
    public var isHidden = false
}

/// A sheet or a cover.
@_spi(StandIn)
@MainActor
public struct Presentation {
    public let isFullScreen: Bool
    public let content: Drawing
    /// What a swipe down does.
    public let dismiss: () -> Void
}
