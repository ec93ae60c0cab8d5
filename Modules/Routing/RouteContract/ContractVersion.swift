/// A version number of an app: `1.2.0`.
public struct ContractVersion: Hashable, Comparable, Sendable {
    /// The first number, which a breaking change raises.
    let major: Int
    /// The second number, which any other change of the contract raises.
    let minor: Int
    /// The third number, which says nothing about the contract.
    let patch: Int

    /// Makes a version from its numbers.
    public init(_ major: Int, _ minor: Int, _ patch: Int) {
        self.major = major
        self.minor = minor
        self.patch = patch
    }

    /// Reads a version of one to three numbers: `1`, `1.2`, `1.2.0`.
    /// - Returns: `nil` for any other text.
    public init?(_ text: String) {
        let parts = text.split(separator: ".", omittingEmptySubsequences: false)
        let numbers = parts.compactMap { UInt16($0).map(Int.init) }
        guard 1...3 ~= parts.count, numbers.count == parts.count else { return nil }
        let padded = numbers + [0, 0]
        self.init(padded[0], padded[1], padded[2])
    }

    /// Orders versions by their numbers.
    public static func < (left: ContractVersion, right: ContractVersion) -> Bool {
        (left.major, left.minor, left.patch) < (right.major, right.minor, right.patch)
    }
}

extension ContractVersion: CustomStringConvertible {
    /// The three numbers: `1.2.0`.
    public var description: String { "\(major).\(minor).\(patch)" }
}

/// A version is coded as its text.
extension ContractVersion: RawRepresentable, Codable {
    public init?(rawValue text: String) { self.init(text) }
    public var rawValue: String { description }
}
