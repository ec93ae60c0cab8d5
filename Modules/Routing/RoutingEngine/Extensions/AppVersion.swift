import RoutingKit

/// A version of an app, compared number by number: 1.10 is newer than 1.9, and 1.0 is the same as
/// 1.
///
/// Rules of a server and the contract name versions.
public struct AppVersion: Hashable, Sendable {
    /// The numbers, without zeros at the end.
    private let numbers: [UInt]

    /// Makes a version of three numbers: `AppVersion(1, 10)` is 1.10.0.
    /// - Parameters:
    ///   - major: The number that grows if others have to adapt.
    ///   - minor: The number that grows if the app does more.
    ///   - patch: The number that grows if the app does the same better.
    public init(_ major: UInt, _ minor: UInt = 0, _ patch: UInt = 0) {
        self.init([major, minor, patch])
    }

    private init(_ numbers: [UInt]) {
        self.numbers = Array(numbers[..<(numbers.lastIndex { $0 != 0 }.map { $0 + 1 } ?? 0)])
    }

    package var major: UInt { numbers.first ?? 0 }

    /// The first version that may do more than this one, or that may break what others rely on.
    package func next(isBreaking: Bool) -> AppVersion {
        if isBreaking { return AppVersion(Self.next(major)) }
        return AppVersion(major, Self.next(numbers.dropFirst().first ?? 0))
    }

    /// Whether it is newer than each version that begins with these numbers: 1.10 is after 1.9, and
    /// 1.9.3 isn't.
    package func isAfter(_ text: String) -> Bool {
        let start = AppVersion(Array(numbers.prefix(text.split(separator: ".").count)))
        return AppVersion(text).map { $0 < start } ?? false
    }

    /// No version has a higher number than the highest one that can be read.
    private static func next(_ number: UInt) -> UInt {
        number == .max ? number : number + 1
    }
}

extension AppVersion: Comparable {
    public static func < (one: AppVersion, other: AppVersion) -> Bool {
        one.numbers.lexicographicallyPrecedes(other.numbers)
    }
}

extension AppVersion: LosslessStringConvertible {
    /// Reads numbers of ASCII digits with dots between them; `nil` for anything else.
    public init?(_ description: String) {
        let parts = description.split(separator: ".", omittingEmptySubsequences: false)
        let numbers = parts.compactMap { part in
            part.utf8.allSatisfy { (0x30...0x39).contains($0) } ? UInt(part) : nil
        }
        guard numbers.count == parts.count else { return nil }
        self.init(numbers)
    }

    /// The version with three numbers at least: `1.10.0`.
    public var description: String {
        (numbers + [0, 0, 0].dropFirst(numbers.count)).map(\.description).joined(separator: ".")
    }
}

/// A version is coded as its text.
extension AppVersion: Codable {
    public init(from decoder: any Decoder) throws {
        let text = try String(from: decoder)
        guard let version = AppVersion(text) else {
            throw DecodingError.document(
                "'\(text)' is no version; an example is 1.10.0", in: decoder.codingPath)
        }
        self = version
    }

    public func encode(to encoder: any Encoder) throws {
        try description.encode(to: encoder)
    }
}
