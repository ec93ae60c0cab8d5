// An app imports the router with one import. A feature imports RoutingKit, and sees no router.
@_exported public import RouteMatching
@_exported public import RoutingKit
@_exported public import StageKit
