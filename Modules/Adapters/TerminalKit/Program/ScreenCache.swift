import DesignKit
import Observation
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

    /// Called when a content that is being read may have changed.
    var onChange: @MainActor () -> Void = {}
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
        let body = Body(content(of: screen, in: app))
        bodies[entry.id] = body
        return body
    }

    /// The content of a screen. Its changes are followed only while a part of it is being read: a
    /// value that never changes again would keep everything that follows it.
    private func content(of screen: any Screen, in app: any TerminalApp) -> Content {
        let content = app.content(of: screen)
        guard content.isLoading else { return content }
        return withObservationTracking {
            app.content(of: screen)
        } onChange: { [weak self] in
            // The change is made only after this call.
            Task { @MainActor in self?.onChange() }
        }
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
        let layout = BodyLayout(
            body ?? Body(Content([])), width: width, glyphs: glyphs, filter: filter)
        layouts[key] = layout
        return layout
    }
}
