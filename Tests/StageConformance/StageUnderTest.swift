public import RoutingKit

/// A stage with what a user can see of it and do to it.
@MainActor
public protocol StageUnderTest {
    /// The stage.
    var stage: any Stage { get }
}
