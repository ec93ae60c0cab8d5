@_spi(StandIn) import SwiftUI

extension HostingWindow {
    /// What is in the window, as an outline of the titles: see `NavigationState.outline`.
    var outline: String {
        let layers = presentations.map { ($0.isFullScreen ? "#" : "+") + $0.content.outline }
        return ([drawing.outline(marking: true)] + layers).joined(separator: " | ")
    }
}

extension Drawing {
    /// Its stacks, the one in front with a mark.
    fileprivate func outline(marking: Bool) -> String {
        guard let group = all.first(where: { $0.kind == .tabs || $0.kind == .columns }) else {
            return "*" + outline
        }
        return group.children.map { ($0.tag == group.selection ? "*" : "") + $0.outline }
            .joined(separator: " | ")
    }

    /// One stack, from its root to its top.
    fileprivate var outline: String {
        guard let stack = all.first(where: { $0.kind == .stack }) else { return "!" + titleInBar }
        return stack.children.map(\.titleInBar).joined(separator: " ")
    }

    private var titleInBar: String { pageTitle ?? "nothing" }
}
