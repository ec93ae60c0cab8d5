import DesignKit
import RoutingKit
import StageKit

extension TerminalScreen {
    /// The current frame.
    package func frame() -> Frame {
        FrameDrawing.frame(of: picture())
    }

    /// What is on the screen now, for keys.
    var surroundings: Surroundings {
        let state = app.stage.state
        interaction.show(state.top?.id)
        let isListing = interaction.mode == .panel
        return Surroundings(
            page: pages().last, tabs: state.tabs.count, selectedTab: state.selectedTab,
            hasQuestion: app.question != nil,
            requests: isListing ? app.report.requests.count : 0, paths: app.paths)
    }

    private var geometry: Geometry {
        Geometry(width: size.width, height: size.height, showsPanel: interaction.showsPanel)
    }

    private func picture() -> Picture {
        let state = app.stage.state
        let surroundings = self.surroundings
        var picture = Picture(geometry: geometry, theme: theme)
        picture.tabs = state.tabs.map { stack in
            guard let root = stack.entries.first else { return "?" }
            let badge = app.stage.badges[root.url].map { " (\($0))" } ?? ""
            return (app.stage.screen(root.id)?.title ?? "?") + badge
        }
        picture.selectedTab = state.selectedTab
        picture.pages = pages()
        picture.status = notices.text ?? app.lastOutcome ?? ""
        picture.isWarning = notices.text != nil
        picture.keys = KeyHint.all(
            in: interaction.mode, surroundings, canGoBack: state.path.count > 1)
        switch interaction.mode {
        case .filter(let editor): picture.prompt = .init(label: texts("Filter: "), editor: editor)
        case .field(let row, let editor):
            picture.prompt = .init(label: "\(row.title): ", editor: editor)
        case .url(let editor, _):
            let completion = URLCompletion(
                of: editor.text, paths: app.paths, history: interaction.history)
            picture.prompt = .init(
                label: "URL: ", editor: editor,
                suggestions: Array(completion.candidates.prefix(8)))
        case .help: picture.dialog = (texts("Keys"), KeyHint.page)
        case .browse, .panel: break
        }
        if let question = app.question, interaction.mode == .browse {
            let lines = question.wrapped(to: min(60, size.width - 4))
            let keys = "y  \(texts("open"))    n  \(texts("not now"))"
            picture.dialog = (texts("A link arrived late"), lines + ["", keys])
        }
        if let panel = geometry.panel { picture.panel = panelLines(in: panel) }
        return picture
    }

    /// The pages that are visible: the selected tab's, or the last cover, and the sheets over it.
    private func pages() -> [Page] {
        let state = app.stage.state
        let tab =
            state.tabs.indices.contains(state.selectedTab) ? [state.tabs[state.selectedTab]] : []
        let stacks = (tab + state.modals).filter { !$0.entries.isEmpty }
        let first = stacks.indices.dropFirst(tab.count).last { stacks[$0].isFullScreen } ?? 0
        return stacks.indices.dropFirst(first).compactMap { depth in
            let isTab = depth < tab.count
            let isCover = !isTab && stacks[depth].isFullScreen
            let area = geometry.area(
                atDepth: isTab ? 0 : max(1, depth - first), isFullScreen: isCover)
            return page(of: stacks[depth], area, isSheet: !isTab && !isCover)
        }
    }

    private func page(of stack: NavigationState.Stack, _ area: Area, isSheet: Bool) -> Page? {
        guard let entry = stack.entries.last else { return nil }
        let titles = stack.entries.map { app.stage.screen($0.id)?.title ?? $0.url }
        let content = Page.content(of: area, isSheet: isSheet)
        var place = interaction.places[entry.id] ?? Place()
        // One column is the scroll bar's.
        let layout = cache.layout(
            of: entry, in: app, width: content.width - 1, filter: place.filter)
        let focus = layout.index(of: place.row, near: place.index)
        place.follow(focus, in: layout, height: content.height)
        interaction.places[entry.id] = place
        return Page(
            title: titles.joined(separator: glyphs.level), layout: layout, focus: focus,
            offset: place.offset, area: area, isSheet: isSheet,
            emptyText: place.filter.isEmpty
                ? texts("There is nothing here.") : texts("No row contains '\(place.filter)'."))
    }
}
