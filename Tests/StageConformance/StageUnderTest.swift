package import RoutingKit
package import StageKit

/// A stage with what a user can see of it and do to it.
@MainActor
package protocol StageUnderTest {
    /// Builds the arrangement of the stage.
    init(_ arrangement: Arrangement)

    /// Makes the screen of a page.
    static func page(_ url: String) -> any Screen

    /// The stage.
    var stage: any Stage { get }

    /// What is on the screen, as an outline of the titles, read from there and not from the state.
    var shown: String { get }

    /// Touches what is there to touch, and waits for what it does.
    func perform(_ gesture: Gesture) async

    /// Waits until nothing moves any more.
    func settle() async
}

extension StageUnderTest {
    package static func page(_ url: String) -> any Screen { Page(url) }
}

/// A screen whose title is its URL, and that may hold what the user has typed.
package final class Page: HoldingScreen {
    package let title: String
    package var reasonToStay: String?

    package init(_ title: String) {
        self.title = title
    }
}

extension Stage {
    /// Shows a state with new pages: see ``NavigationState/init(outline:)``.
    package func show(_ outline: String, by animation: TransitionAnimation = .automatic) {
        let state = NavigationState(outline: outline)
        move(to: state, with: state.pages, by: animation)
    }

    /// Shows a screen, from another one or from the visible one.
    /// - Parameter screen: The screen; a page by default.
    @discardableResult
    package func go(
        _ url: String = "/new", of screen: (any Screen)? = nil,
        using transition: TransitionType = .show, by animation: TransitionAnimation = .automatic,
        from source: String? = nil
    ) -> NavigationState.Entry {
        let entry = NavigationState.Entry(url: url)
        var state = state
        state.go(to: entry, using: transition, from: state.id(of: source))
        move(to: state, with: [(entry.id, screen ?? Page(url))], by: animation)
        return entry
    }
}

/// The arrangement of an app's stacks before the next screen.
package enum Arrangement: String, CaseIterable, Sendable {
    /// One screen with nothing around it.
    case plain
    /// One stack.
    case navigation
    /// Stacks, one of which is visible.
    case tabs
    /// Stacks side by side.
    case split
    /// A stack over a stack over a stack.
    case modalOnModal
    /// One screen with nothing around it, over a stack.
    case bareModal

    /// Where the user is.
    package var start: String {
        switch self {
        case .plain: "*!/home"
        case .navigation: "*/home /list"
        case .tabs, .split: "*/home /list | /library /basket"
        case .modalOnModal: "*/home /list | +/pick /filter | +/note"
        case .bareModal: "*/home /list | +!/pick"
        }
    }

    /// The same as a state.
    var state: NavigationState { NavigationState(outline: start) }
}

/// What a user does without asking the router.
package enum Gesture: Hashable, Sendable {
    /// Taps the button that leads back.
    case back
    /// Swipes from the leading edge, to the end.
    case swipeBack
    /// Swipes from the leading edge, and releases too early.
    case cancelledSwipeBack
    /// Taps a button whose code dismisses what is presented.
    case dismiss
    /// Pulls a sheet down, to the end.
    case swipeToDismiss
    /// Pulls a sheet down, and releases too early.
    case cancelledSwipeToDismiss
    /// Taps a tab.
    case tapTab(Int)

    /// Every one, with a tab that is not in front.
    package static let all: [Gesture] = [
        .back, .swipeBack, .cancelledSwipeBack, .dismiss, .swipeToDismiss,
        .cancelledSwipeToDismiss, .tapTab(1),
    ]

    /// Whether there is something to touch.
    func isPossible(in state: NavigationState, of arrangement: Arrangement) -> Bool {
        let front = state.modals.last ?? state.tabs[state.selectedTab]
        return switch self {
        case .back, .swipeBack, .cancelledSwipeBack: front.entries.count > 1
        case .dismiss: !state.modals.isEmpty
        case .swipeToDismiss, .cancelledSwipeToDismiss:
            state.modals.last.map { !$0.isFullScreen } ?? false
        case .tapTab: arrangement == .tabs && state.modals.isEmpty
        }
    }

    /// What it does to the state.
    package func perform(on state: inout NavigationState) {
        switch self {
        case .back, .swipeBack: state.pop()
        case .dismiss, .swipeToDismiss: state.dismiss()
        case .tapTab(let tab): state.selectTab(tab)
        case .cancelledSwipeBack, .cancelledSwipeToDismiss: break
        }
    }
}

/// A navigation state as one line of text: stacks from root to top, separated by `|`. A `*` marks
/// the selected tab, a `+` a modal, a `#` a modal in full screen, a `!` a stack without navigation:
/// `*/home /a | /library | +/pick`.
extension NavigationState {
    package init(outline: String) {
        var tabs: [Stack] = []
        var modals: [Stack] = []
        var selected = 0
        for text in outline.split(separator: "|") {
            let urls = text.split(separator: " ").map { $0.drop { "*+#!".contains($0) } }
            let stack = Stack(
                urls.map { Entry(url: String($0)) }, isFullScreen: text.contains("#"),
                isBare: text.contains("!"))
            if text.contains("+") || text.contains("#") {
                modals.append(stack)
            } else {
                if text.contains("*") { selected = tabs.count }
                tabs.append(stack)
            }
        }
        self.init(stacks: tabs, selected: selected, modals: modals)
    }

    package var outline: String {
        let tabs = tabs.enumerated().map { ($0 == selectedTab ? "*" : "") + $1.outline }
        let modals = modals.map { ($0.isFullScreen ? "#" : "+") + $0.outline }
        return (tabs + modals).joined(separator: " | ")
    }

    /// The last screen of a URL.
    package func id(of url: String?) -> Entry.ID? { entries.last { $0.url == url }?.id }
}

extension NavigationState.Stack {
    fileprivate var outline: String {
        (isBare ? "!" : "") + entries.map(\.url).joined(separator: " ")
    }
}
