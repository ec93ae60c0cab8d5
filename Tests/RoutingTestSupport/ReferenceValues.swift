import Foundation
package import RouteMatching

/// A second implementation of what a segment matches, independent of the table's.
package struct ReferenceValues {
    /// A longer value passes no named constraint, without being checked.
    private static let maximumLength = 256

    private let constraints: [String: @Sendable (String) -> Bool]

    package init(constraints: [String: @Sendable (String) -> Bool] = [:]) {
        self.constraints = constraints
    }

    package func admits(_ value: String, _ segment: RoutePattern.Segment) -> Bool {
        switch segment {
        case .literal(let text): Self.folded(text) == Self.folded(value)
        case .parameter(_, .oneOf(let texts)):
            texts.contains { Self.folded($0) == Self.folded(value) }
        case .parameter(_, .type(let type)): Self.isValue(value, of: type)
        case .parameter(_, .named(let name)):
            value.utf8.count <= Self.maximumLength && constraints[name]?(value) == true
        case .parameter(_, .none), .wildcard, .rest: true
        case .affixed(let prefix, let name, let constraint, let suffix):
            Self.inner(of: value, prefix, suffix).map {
                admits($0, .parameter(name: name, constraint))
            } ?? false
        }
    }

    /// What is between two texts in ASCII, exactly as sent; `nil` if the value has others in its
    /// canonical form, or nothing between them.
    package static func inner(of value: String, _ prefix: String, _ suffix: String) -> String? {
        let canonical = Array(value.precomposedStringWithCanonicalMapping.unicodeScalars)
        let (first, last) = (Array(prefix.unicodeScalars), Array(suffix.unicodeScalars))
        guard canonical.count > first.count + last.count,
            zip(canonical, first).allSatisfy({ folded("\($0)") == folded("\($1)") }),
            zip(canonical.suffix(last.count), last).allSatisfy({
                folded("\($0)") == folded("\($1)")
            })
        else { return nil }
        let sent = Array(value.unicodeScalars)
        var inner = String.UnicodeScalarView()
        inner.append(contentsOf: sent[first.count..<(sent.count - last.count)])
        return String(inner)
    }

    /// With `A` to `Z` in lower case, as characters: a letter with an accent is another one.
    package static func folded(_ text: String) -> String {
        let isASCII = text.utf8.allSatisfy { $0 < 0x80 }
        return isASCII ? text.lowercased() : String(text.map { small[$0] ?? $0 })
    }

    private static let small = Dictionary(
        uniqueKeysWithValues: zip("ABCDEFGHIJKLMNOPQRSTUVWXYZ", "abcdefghijklmnopqrstuvwxyz"))

    private static func isValue(_ value: String, of type: SegmentType) -> Bool {
        let scalars = value.unicodeScalars
        switch type {
        case .bool: return ["true", "false"].contains { $0.utf8.elementsEqual(value.utf8) }
        case .uint:
            return scalars.allSatisfy("0123456789".unicodeScalars.contains) && UInt(value) != nil
        case .int:
            return scalars.allSatisfy("-0123456789".unicodeScalars.contains) && Int(value) != nil
        case .double:
            let digits = scalars.drop { $0 == "-" }
            return scalars.allSatisfy("-.0123456789".unicodeScalars.contains)
                && scalars.first { $0 == "." } != digits.first && scalars.last != "."
                && Double(value)?.isFinite == true
        case .uuid:
            let dashes = Set(scalars.enumerated().filter { $0.element == "-" }.map(\.offset))
            return scalars.count == 36 && dashes == [8, 13, 18, 23]
                && scalars.allSatisfy("-0123456789abcdefABCDEF".unicodeScalars.contains)
        }
    }
}
