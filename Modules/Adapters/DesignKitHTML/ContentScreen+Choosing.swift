public import DesignKit
public import RoutingKit

extension ContentScreen {
    /// Does what a row of a page does, and returns when its work has ended.
    ///
    /// The content may have changed since the page was drawn. Then the row is found by its identity,
    /// or nothing happens: never does another row answer in its place.
    /// - Parameters:
    ///   - id: The ``PageRow/id``.
    ///   - value: The text of a field, or the new state of a toggle.
    ///   - router: Opens the links of rows.
    /// - Returns: Whether the screen still has the row.
    public func choose(
        _ id: String, value: String? = nil, with router: any AppRouting
    ) async -> Bool {
        let rows = PageRows(content.leavingOutLinks(unopenedBy: router))
        guard let row = rows.row(id) else { return false }
        switch row.kind {
        case .text: break
        case .link(let link): await router.route(link.request(from: self))
        case .action(let perform): await perform()
        case .field(let submit): await submit(value ?? "")
        case .toggle(let isOn, let set): set(value.flatMap(Bool.init) ?? !isOn)
        }
        return true
    }
}
