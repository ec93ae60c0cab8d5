public import Foundation

/// A value that one segment of a path can hold.
public protocol SegmentValue: Sendable {
    /// Reads the UTF-8 of a decoded segment; `nil` if it is no value of this type.
    init?(utf8: Span<UInt8>)
}

extension String: SegmentValue {
    public init?(utf8: Span<UInt8>) { self = utf8.read(\.text) }
}

extension Int: SegmentValue {
    public init?(utf8: Span<UInt8>) {
        guard let (isNegative, magnitude) = utf8.read(NumberText.integer) else { return nil }
        // The magnitude of the least number is no `Int`.
        let bits = Int(bitPattern: magnitude)
        let number = isNegative ? 0 &- bits : bits
        guard magnitude == 0 || isNegative == (number < 0) else { return nil }
        self = number
    }
}

extension UInt: SegmentValue {
    public init?(utf8: Span<UInt8>) {
        guard case (false, let magnitude)? = utf8.read(NumberText.integer) else { return nil }
        self = magnitude
    }
}

extension Double: SegmentValue {
    public init?(utf8: Span<UInt8>) {
        guard utf8.read(SegmentType.double.admits) else { return nil }
        self.init(utf8.read(\.text))
    }
}

extension Bool: SegmentValue {
    public init?(utf8: Span<UInt8>) { self.init(utf8.read(\.text)) }
}

extension UUID: SegmentValue {
    public init?(utf8: Span<UInt8>) {
        guard utf8.read(SegmentType.uuid.admits) else { return nil }
        self.init(uuidString: utf8.read(\.text))
    }
}

extension Span<UInt8> {
    fileprivate func read<Result>(_ body: (TextBytes) -> Result) -> Result {
        withUnsafeBytes { body(TextBytes($0)) }
    }
}
