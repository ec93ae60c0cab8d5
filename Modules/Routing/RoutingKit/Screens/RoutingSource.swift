/// An object from which a request can start: every ``Screen``, and with the UIKit adapter every
/// view controller.
@MainActor
public protocol RoutingSource: AnyObject, Sendable {}
