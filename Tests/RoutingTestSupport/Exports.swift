// A test that imports this module needs no other import of the router.
@_exported public import RouteMatching
@_exported public import RoutingEngine
@_exported public import RoutingKit
@_exported public import RoutingTesting
@_exported public import StageKit
