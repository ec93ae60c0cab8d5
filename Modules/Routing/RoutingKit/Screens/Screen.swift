/// What a Navigator makes and a stage shows: a view model that needs no UI framework.
@MainActor
public protocol Screen: RoutingSource {
    /// The title that the user reads.
    var title: String { get }
}
