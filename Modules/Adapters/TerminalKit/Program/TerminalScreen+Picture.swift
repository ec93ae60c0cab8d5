import DesignKit
import RoutingKit
import StageKit

extension TerminalScreen {
    /// The current frame.
    package func frame() -> Frame {
        FrameDrawing.frame(of: picture())
    }

    /// What is on the screen now, for keys.
    var inputContext: InputContext {
        let state = app.stage.state
        interaction.show(state.top?.id)
        let isListing = interaction.mode == .panel
        return InputContext(
            page: pages().last, tabs: state.tabs.count, selectedTab: state.selectedTab,
            hasQuestion: app.question != nil,
            requests: isListing ? app.report.requests.count : 0, paths: app.paths)
    }

    private var geometry: Geometry {
        Geometry(
            width: size.width, height: size.height, showsPanel: interaction.showsPanel,
            showsGuide: guided != nil)
    }

    private func picture() -> Picture {
        let state = app.stage.state
        let inputContext = self.inputContext
        var picture = Picture(geometry: geometry, theme: theme)
        picture.tabs = state.tabs.map { stack in
            guard let root = stack.entries.first else { return "?" }
            let badge = app.stage.badges[root.url].map { " (\($0))" } ?? ""
            return (app.stage.screen(root.id)?.title ?? "?") + badge
        }
        picture.selectedTab = state.selectedTab
        picture.pages = pages()
        let outcome = app.lastOutcome == previousOutcome ? nil : app.lastOutcome
        let matches = self.matches
        let filter = matches.map { "\(texts("Filter: "))\(interaction.pageState.filter)  \($0)" }
        picture.status = notices.text ?? filter ?? outcome ?? ""
        picture.isWarning = notices.text != nil
        picture.keys = KeyHint.all(
            in: interaction.mode, inputContext, canGoBack: state.path.count > 1,
            isFiltered: matches != nil)
        switch interaction.mode {
        case .filter(let editor):
            picture.prompt = .init(label: texts("Filter: "), editor: editor, note: matches ?? "")
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
        if let guide = guided?.guide {
            (picture.guide, picture.keys) = (guide, guide.keys)
            // No key chooses a row.
            for index in picture.pages.indices { picture.pages[index].focus = nil }
        }
        if let panel = geometry.panel { picture.panel = panelLines(in: panel) }
        return picture
    }

    /// How many rows of the screen in front match its filter; `nil` without a filter.
    private var matches: String? {
        let filter = interaction.pageState.filter
        guard !filter.isEmpty, let top = app.stage.state.top,
            let body = cache.body(of: top, in: app)
        else { return nil }
        func count(_ body: Body) -> Int { body.rows.count { !$0.loadsWhenVisible } }
        return texts("\(count(body.filtered(by: filter))) of \(count(body)) rows")
    }

    /// The pages that are visible: the selected tab's, or the last cover, and the sheets over it.
    private func pages() -> [Page] {
        let state = app.stage.state
        let tab =
            state.tabs.indices.contains(state.selectedTab) ? [state.tabs[state.selectedTab]] : []
        let stacks = (tab + state.modals).filter { !$0.entries.isEmpty }
        let first = stacks.indices.dropFirst(tab.count).last { stacks[$0].isFullScreen } ?? 0
        return stacks.indices.dropFirst(first).flatMap { depth in
            let isTab = depth < tab.count
            let isCover = !isTab && stacks[depth].isFullScreen
            let area = geometry.area(
                atDepth: isTab ? 0 : max(1, depth - first), isFullScreen: isCover)
            return pages(of: stacks[depth].entries, area, isSheet: !isTab && !isCover)
        }
    }

    /// The screen in front of a stack, in a wide window beside the one that opened it.
    private func pages(
        of entries: [NavigationState.Entry], _ area: Area, isSheet: Bool
    ) -> [Page] {
        guard !isSheet, entries.count > 1, let areas = Geometry.columns(of: area) else {
            return [page(of: entries, area, isSheet ? .sheet : .front)].compactMap(\.self)
        }
        return [
            page(of: entries.dropLast(), areas.list, .opener),
            page(of: entries.suffix(1), areas.detail, .front),
        ].compactMap(\.self)
    }

    private func page(
        of entries: some BidirectionalCollection<NavigationState.Entry>, _ area: Area,
        _ kind: Page.Kind
    ) -> Page? {
        guard let entry = entries.last else { return nil }
        let titles = entries.map { app.stage.screen($0.id)?.title ?? $0.url }
        let content = Page.content(of: area, isSheet: kind == .sheet)
        var pageState = interaction.pageStates[entry.id] ?? PageState()
        // Two columns are the scroll bar's, so that no text touches it.
        let layout = cache.layout(
            of: entry, in: app, width: content.width - 2, filter: pageState.filter)
        // A sheet is as high as its lines.
        let spare = kind == .sheet ? max(0, content.height - max(1, layout.lines.count)) : 0
        let focus = layout.index(of: pageState.row, near: pageState.index)
        pageState.follow(focus, in: layout, height: content.height - spare)
        interaction.pageStates[entry.id] = pageState
        return Page(
            title: titles.joined(separator: glyphs.level), layout: layout, focus: focus,
            offset: pageState.offset,
            area: Area(
                columns: area.columns,
                rows: area.rows
                    .lowerBound..<max(area.rows.lowerBound + 1, area.rows.upperBound - spare)),
            kind: kind,
            emptyText: pageState.filter.isEmpty
                ? texts("There is nothing here.") : texts("No row contains '\(pageState.filter)'."))
    }
}
