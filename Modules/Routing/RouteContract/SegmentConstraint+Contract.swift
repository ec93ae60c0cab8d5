import RouteMatching
import RoutingKit

import struct Foundation.UUID

extension RoutePattern.Segment {
    var constraint: SegmentConstraint {
        switch self {
        case .parameter(_, let constraint), .affixed(_, _, let constraint, _): constraint
        case .literal, .wildcard, .rest: .none
        }
    }

    /// What its value must be, as a contract names types.
    var constraintText: String {
        switch constraint {
        case .none: "String"
        case .oneOf(let texts): texts.map(\.asciiLowercased).sorted().joined(separator: "|")
        case .type(.int): "Int"
        case .type(.uint): "UInt"
        case .type(.double): "Double"
        case .type(let type): type.rawValue
        case .named(let name): name
        }
    }

    /// Whether each value of a segment with the same texts is one of this segment, too.
    func admitsAll(of other: RoutePattern.Segment) -> Bool {
        switch (constraint, other.constraint) {
        case (.none, _): true
        case (.oneOf(let texts), .oneOf(let others)):
            Set(texts.map(\.asciiLowercased)).isSuperset(of: others.map(\.asciiLowercased))
        // A truth value is one in small letters alone, and an enumeration in all.
        case (.type(let type), .oneOf(let texts)): type != .bool && texts.allSatisfy(type.reads)
        // An unsigned number may be larger than every number with a sign.
        case (.type(.double), .type(.int)), (.type(.double), .type(.uint)): true
        case (.type(let type), .type(let other)): type == other
        case (.named(let name), .named(let other)): name == other
        default: false
        }
    }
}

extension SegmentType {
    /// The type of a path's segment that has the values of a parameter's type; `nil` if there is
    /// none.
    init?(ofParameter name: String) {
        switch name {
        case "Bool": self = .bool
        case "UUID": self = .uuid
        case "UInt": self = .uint
        case "Int": self = .int
        case "Double", "Float": self = .double
        default: return nil
        }
    }

    /// Whether a text is a value of the type.
    func reads(_ text: String) -> Bool {
        func reads<Value: SegmentValue>(_ type: Value.Type) -> Bool {
            Value(utf8: text.utf8.span) != nil
        }
        return switch self {
        case .bool: reads(Bool.self)
        case .uuid: reads(UUID.self)
        case .uint: reads(UInt.self)
        case .int: reads(Int.self)
        case .double: reads(Double.self)
        }
    }
}
