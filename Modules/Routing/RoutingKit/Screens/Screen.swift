/// What a Navigator makes and a stage shows: a view model that needs no UI framework.
@MainActor
public protocol Screen: RoutingSource {
    var title: String { get }

    /// Waits until the screen shows its data, or that it can't: for tests, and for stages that
    /// print a screen once. One that has its data already needs no implementation.
    func settle() async
}

extension Screen {
    public func settle() async {}
}

/// An object where a request can start: a ``Screen``, and with UIKit a view controller.
@MainActor
public protocol RoutingSource: AnyObject, Sendable {}

/// A screen that is presented without navigation around it, such as a camera or a player.
///
/// It has its own way to close, and what is shown from it is presented over it. If a request pushes
/// it instead, it is a screen like others.
@MainActor
public protocol BareScreen: Screen {}
