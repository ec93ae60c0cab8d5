/// What a Navigator makes and a stage shows: a view model that needs no UI framework.
@MainActor
public protocol Screen: RoutingSource {
    var title: String { get }

    /// Waits until the screen shows its data, or that it can't: for tests, and for stages that print
    /// a screen once. One that has its data already needs no implementation.
    func settle() async
}

extension Screen {
    public func settle() async {}
}
