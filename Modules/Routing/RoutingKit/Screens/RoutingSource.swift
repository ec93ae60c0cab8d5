/// What a request can start from. UIKit's view controllers adopt it, so that routing names no UI
/// framework; every ``Screen`` is one.
@MainActor
public protocol RoutingSource: AnyObject, Sendable {}
