import DesignKit

extension Interaction {
    /// Handles a key that moves, chooses or goes back.
    mutating func browse(_ key: Key, _ context: InputContext) -> Effect? {
        if context.hasQuestion {
            if key == .character("y") { return .perform(.answer(opens: true)) }
            if key == .character("n") || key == .escape { return .perform(.answer(opens: false)) }
        }
        if let page = context.page, move(by: key, on: page) { return nil }
        switch key {
        case .enter, .right, .character(" "), .character("l"): return choose(on: context.page)
        case .escape where !pageState.filter.isEmpty: pageState = PageState()
        case .escape, .backspace, .left, .character("h"): return .perform(.back)
        case .tab: return selectTab(1, context)
        case .backTab: return selectTab(-1, context)
        case .character("/"): mode = .filter(LineEditor(pageState.filter))
        case .character(":"): mode = .url(LineEditor(), recalled: nil)
        case .character("?"): mode = .help
        case .character("d") where !showsPanel:
            showsPanel = true
            request = 0
            mode = .panel
        case .character("d"): mode = .panel
        case .entry(let index):
            request = index
            mode = .panel
        case .character("!"): return .perform(.shake)
        case .character("q"): return .quit
        case .click(let position): return click(position, context)
        case .character(let character):
            if let number = character.wholeNumberValue, number > 0 {
                return .perform(.selectTab(number - 1))
            }
            return .say(texts("Unknown key '\(String(character))'. Press ? for help."))
        default: break
        }
        return nil
    }

    private func choose(on page: Page?) -> Effect? {
        guard let page, let focus = page.focus, page.layout.choices.indices.contains(focus) else {
            return nil
        }
        return .choose(page.layout.choices[focus].row.id, text: nil)
    }

    private func selectTab(_ distance: Int, _ context: InputContext) -> Effect? {
        let count = context.tabs
        guard count > 1 else { return nil }
        return .perform(.selectTab((context.selectedTab + distance + count) % count))
    }

    private mutating func click(_ position: Position, _ context: InputContext) -> Effect? {
        guard let page = context.page else { return nil }
        let content = page.content
        guard content.contains(position) else {
            // A click beside a sheet dismisses it, as a tap does on a tablet.
            return page.kind == .sheet && !page.area.contains(position) ? .perform(.back) : nil
        }
        let line = page.offset + position.row - content.rows.lowerBound
        guard page.layout.lines.indices.contains(line), let choice = page.layout.lines[line].choice
        else { return nil }
        focus(choice, on: page)
        return .choose(page.layout.choices[choice].row.id, text: nil)
    }
}
