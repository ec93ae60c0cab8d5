/// A part of the app that has something to show in the tour.
@MainActor
protocol TourGuide {
    /// Its steps, in order.
    var steps: [TourStep] { get }
}

/// A step of the tour.
@MainActor
struct TourStep {
    /// What happens in it.
    let text: String
    /// A URL that must have a route, because the step leads there; `nil` if it needs none.
    let need: String?
    /// Plays it.
    let play: @MainActor (Tour) async throws -> Void

    init(
        _ text: String, needs need: String? = nil,
        play: @escaping @MainActor (Tour) async throws -> Void
    ) {
        self.text = text
        self.need = need
        self.play = play
    }
}
