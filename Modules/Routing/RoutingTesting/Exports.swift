// A test that imports this module needs no other import of the router.
@_exported public import RoutingEngine
