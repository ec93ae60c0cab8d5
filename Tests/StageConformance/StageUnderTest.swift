package import RoutingKit
package import StageKit

/// A stage with what a user can see of it and do to it.
@MainActor
package protocol StageUnderTest {
    /// Builds the arrangement of the stage.
    init(_ arrangement: Arrangement)

    /// Makes the screen of a page.
    static func page(_ url: String) -> any Screen

    /// The stage.
    var stage: any Stage { get }

    /// What is on the screen, as an outline of the titles, read from there and not from the state.
    var shown: String { get }

    /// Touches what is there to touch, and waits for what it does.
    func perform(_ gesture: Gesture) async

    /// Waits until nothing moves any more.
    func settle() async
}

extension StageUnderTest {
    package static func page(_ url: String) -> any Screen { Page(url) }
}
