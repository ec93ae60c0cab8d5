/// A version of an app, compared number by number: 1.10 is newer than 1.9, and 1.0 is the same
/// as 1.
public struct AppVersion: Comparable, Hashable, Sendable, LosslessStringConvertible {
    /// Without zeros at the end.
    private let numbers: [UInt]

    /// Reads numbers of ASCII digits with dots between them; `nil` for anything else.
    public init?(_ description: String) {
        let parts = description.split(separator: ".", omittingEmptySubsequences: false)
        let numbers = parts.compactMap { part in
            part.utf8.allSatisfy { (0x30...0x39).contains($0) } ? UInt(part) : nil
        }
        guard numbers.count == parts.count else { return nil }
        self.init(numbers)
    }

    public init(_ major: UInt, _ minor: UInt = 0, _ patch: UInt = 0) {
        self.init([major, minor, patch])
    }

    private init(_ numbers: [UInt]) {
        self.numbers = Array(numbers[..<(numbers.lastIndex { $0 != 0 }.map { $0 + 1 } ?? 0)])
    }

    /// Three numbers at least: `1.10.0`.
    public var description: String {
        (numbers + [0, 0, 0].dropFirst(numbers.count)).map(\.description).joined(separator: ".")
    }

    public static func < (one: AppVersion, other: AppVersion) -> Bool {
        one.numbers.lexicographicallyPrecedes(other.numbers)
    }
}
