/// A version of an app, compared number by number: 1.10 is newer than 1.9, and 1.0 is the same
/// as 1.
public struct AppVersion: Sendable, LosslessStringConvertible {
    /// The version as it was written, for instance `1.10.0`.
    public let description: String
    /// The numbers, without zeros at the end.
    private let significant: [UInt]

    /// Reads numbers of ASCII digits with dots between them; `nil` for anything else.
    public init?(_ description: String) {
        let parts = description.split(separator: ".", omittingEmptySubsequences: false)
        let numbers = parts.compactMap { part in
            part.utf8.allSatisfy { (0x30...0x39).contains($0) } ? UInt(part) : nil
        }
        guard numbers.count == parts.count else { return nil }
        self.description = description
        significant = Array(numbers[..<(numbers.lastIndex { $0 != 0 }.map { $0 + 1 } ?? 0)])
    }

    public init(_ major: UInt, _ minor: UInt = 0, _ patch: UInt = 0) {
        description = "\(major).\(minor).\(patch)"
        significant =
            patch > 0
            ? [major, minor, patch] : minor > 0 ? [major, minor] : major > 0 ? [major] : []
    }
}

extension AppVersion: Comparable, Hashable {
    public static func == (one: AppVersion, other: AppVersion) -> Bool {
        one.significant == other.significant
    }

    public static func < (one: AppVersion, other: AppVersion) -> Bool {
        one.significant.lexicographicallyPrecedes(other.significant)
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(significant)
    }
}
