import RoutingKit
import StageKit

/// A question to the user. An answer counts only while its screen is the visible one, and is the
/// last one that was asked.
@MainActor
final class Question {
    /// The screen that asks; `nil` once the question is answered.
    weak var screen: (any Screen)?
    private weak var stage: (any Stage)?

    init(on stage: any Stage) {
        self.stage = stage
    }

    /// Its screen, as the stage knows it; `nil` if it is not there.
    var entry: NavigationState.Entry? {
        guard let stage, let screen else { return nil }
        return stage.entry(of: screen)
    }

    /// Removes the screen from the stage.
    /// - Returns: `false` if it is no longer there, or not the visible one.
    func dismiss() -> Bool {
        guard let stage, let entry, stage.state.top?.id == entry.id else { return false }
        screen = nil
        stage.update { $0.remove(entry.id) }
        return true
    }
}
