import DesignKit
import RoutingKit
import StageKit

/// The bodies and layouts of the visible screens. Keys that only move don't make them again.
@MainActor
final class ScreenCache {
    private struct Key: Hashable {
        let screen: NavigationState.Entry.ID
        let width: Int
        let filter: String
    }

    private let glyphs: Glyphs
    private var bodies: [NavigationState.Entry.ID: Body] = [:]
    private var layouts: [Key: BodyLayout] = [:]

    init(glyphs: Glyphs) {
        self.glyphs = glyphs
    }

    /// Forgets everything, because the app may have changed.
    func clear() {
        bodies = [:]
        layouts = [:]
    }

    /// The body of a screen.
    func body(of entry: NavigationState.Entry, in app: any TerminalApp) -> Body? {
        if let body = bodies[entry.id] { return body }
        guard let screen = app.stage.screen(entry.id) else { return nil }
        let body = Body(app.content(of: screen))
        bodies[entry.id] = body
        return body
    }

    /// The lines of a screen.
    func layout(
        of entry: NavigationState.Entry, in app: any TerminalApp, width: Int, filter: String
    ) -> BodyLayout {
        let key = Key(screen: entry.id, width: width, filter: filter)
        if let layout = layouts[key] { return layout }
        let body = body(of: entry, in: app)?.filtered(by: filter)
        // A window that is being resized has many widths.
        if layouts.count > 8 { layouts = [:] }
        let layout = BodyLayout(body ?? Body(Content([])), width: width, glyphs: glyphs)
        layouts[key] = layout
        return layout
    }
}
