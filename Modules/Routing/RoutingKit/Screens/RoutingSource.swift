/// An object where a request can start: a ``Screen``, and with UIKit a view controller.
@MainActor
public protocol RoutingSource: AnyObject, Sendable {}
