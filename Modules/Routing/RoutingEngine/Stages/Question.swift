import RoutingKit
import StageKit

/// A question to the user; only the last one counts, and only while its screen is visible.
@MainActor
final class Question {
    /// The screen that asks; `nil` once the question is answered.
    weak var screen: (any Screen)?
    private weak var stage: (any Stage)?

    init(on stage: any Stage) {
        self.stage = stage
    }

    var entry: NavigationState.Entry? {
        guard let stage, let screen else { return nil }
        return stage.entry(of: screen)
    }

    /// Removes the screen; `false` if it is no longer there, or not the visible one.
    func dismiss() -> Bool {
        guard let stage, let entry, stage.state.top?.id == entry.id else { return false }
        screen = nil
        stage.update { $0.remove(entry.id) }
        return true
    }
}
