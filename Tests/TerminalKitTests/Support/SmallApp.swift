import DesignKit
import RoutingKit
import StageKit

@testable import TerminalKit

/// An app with two tabs, whose screens a test writes.
@MainActor
final class SmallApp: TerminalApp {
    let stage = TerminalStage()
    var contents: [String: Content] = [:]
    /// What the screens show instead, while a test reads it.
    var data: SlowData?
    private(set) var actions: [UserAction] = []
    private var (part, count) = (0, 0)
    private(set) var loaded = 0
    /// What choosing a row does.
    var answer: @MainActor () -> Void = {}
    var paths = ["/home", "/product/:id", "/products"]
    var question: String?
    var lastOutcome: String?
    var report = DebugReport(requests: [], facts: [])

    /// Shows rows on the first tab, screens that they have opened, and sheets.
    init(
        _ rows: [ContentRow] = [], opening urls: [String] = [],
        modals: [NavigationState.Stack] = []
    ) {
        contents["home"] = Content([ContentSection(nil, rows)])
        let roots = ["Home", "Shop"].map { NavigationState.Entry(url: "/" + $0.lowercased()) }
        let opened = [urls.map { NavigationState.Entry(url: $0) }, []]
        let stacks = zip(roots, opened).map { NavigationState.Stack([$0] + $1) }
        let state = NavigationState(stacks: stacks, modals: modals)
        var screens = NewScreens()
        for entry in state.entries {
            screens[entry.id] = SmallScreen(entry.url.dropFirst().description)
        }
        stage.move(to: state, with: screens)
    }

    /// Shows a list of links that loads in parts.
    convenience init(loading count: Int, in part: Int) {
        self.init()
        self.part = part
        self.count = count
        load()
    }

    private func load() {
        loaded = min(count, loaded + part)
        let rows = (1...loaded).map { ContentRow.foundLink("Row \($0)", to: "/row/\($0)") }
        let more = loaded < count ? [ContentRow.more("More") {}] : []
        contents["home"] = Content([ContentSection(nil, rows + more)])
    }

    func content(of screen: any Screen) -> Content {
        data?.content ?? contents[screen.title] ?? Content([])
    }

    func perform(_ action: UserAction) async -> String? {
        actions.append(action)
        switch action {
        case .back: return stage.update { $0.goBack() } ? nil : "There is nothing to go back to."
        case .selectTab(let index): stage.update { _ = $0.selectTab(index) }
        case .choose(loaded) where part > 0: load()
        case .choose: answer()
        default: break
        }
        return nil
    }

    /// Draws the app in a window.
    func terminal(_ width: Int = 40, _ height: Int = 12) -> TerminalScreen {
        TerminalScreen(
            self, theme: Theme(hasColor: false), size: (width: width, height: height))
    }
}

/// A screen with a title.
private final class SmallScreen: Screen {
    let title: String

    init(_ title: String) {
        self.title = title
    }
}

extension TerminalScreen {
    /// Presses keys one after the other.
    func press(_ keys: [Key]) async {
        for key in keys { _ = await press(key) }
    }

    /// Types a text.
    func type(_ text: String) async {
        await press(text.map { .character($0) })
    }

    /// The lines of rows, without the mark of a link.
    var rows: [String] {
        lines.filter { $0.contains("Row ") }.map { line in
            String(line.prefix { $0 != "›" }.reversed().drop { $0 == " " }.reversed())
        }
    }

    /// The frame as lines.
    var lines: [String] { frame().lines }
}
