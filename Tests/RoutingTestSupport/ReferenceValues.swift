import Foundation
package import RouteMatching

/// A second implementation of what a segment matches, independent of the table's. It supports only
/// the ASCII texts that the proofs use.
package struct ReferenceValues {
    private let constraints: [String: @Sendable (String) -> Bool]

    package init(constraints: [String: @Sendable (String) -> Bool] = [:]) {
        self.constraints = constraints
    }

    package func admits(_ value: String, _ segment: RoutePattern.Segment) -> Bool {
        switch segment {
        case .literal(let text): text.lowercased() == value.lowercased()
        case .parameter(_, .oneOf(let texts)):
            texts.contains { $0.lowercased() == value.lowercased() }
        case .parameter(_, .type(let type)): Self.isValue(value, of: type)
        case .parameter(_, .named(let name)):
            value.utf8.count <= 256 && constraints[name]?(value) == true
        case .parameter(_, .none), .wildcard, .rest: true
        case .affixed(let prefix, let name, let constraint, let suffix):
            value.lowercased().hasPrefix(prefix.lowercased())
                && value.lowercased().hasSuffix(suffix.lowercased())
                && value.count > prefix.count + suffix.count
                && admits(
                    String(value.dropFirst(prefix.count).dropLast(suffix.count)),
                    .parameter(name: name, constraint))
        }
    }

    private static func isValue(_ value: String, of type: SegmentType) -> Bool {
        switch type {
        case .bool: value == "true" || value == "false"
        case .uuid: value.count == 36 && UUID(uuidString: value) != nil
        case .uint: value.allSatisfy("0123456789".contains) && UInt(value) != nil
        case .int: value.allSatisfy("-0123456789".contains) && Int(value) != nil
        case .double:
            value.allSatisfy("-.0123456789".contains) && Double(value) != nil
                && !["."].contains { value.hasPrefix($0) || value.hasSuffix($0) }
                && !value.hasPrefix("-.")
        }
    }
}
