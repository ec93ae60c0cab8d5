/// What a Navigator makes and a stage shows: a view model, free of any UI framework.
@MainActor
public protocol Screen: RoutingSource {
    /// The title, as the user reads it.
    var title: String { get }
}
