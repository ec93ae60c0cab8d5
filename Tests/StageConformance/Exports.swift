// A test that imports this module needs no other import of stages.
@_exported public import RoutingKit
@_exported public import StageKit
