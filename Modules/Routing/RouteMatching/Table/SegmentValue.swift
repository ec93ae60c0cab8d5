public import Foundation

/// A value that one segment of a path can hold.
public protocol SegmentValue: Sendable {
    /// `nil` if the decoded segment is no value of this type.
    init?(segment: String)

    /// Reads the UTF-8 of a decoded segment. A type needs it only to take no memory for a `String`.
    init?(utf8: Span<UInt8>)

    /// Decoded; empty if no segment can hold the value.
    var segment: String { get }
}

extension SegmentValue {
    public init?(utf8: Span<UInt8>) {
        self.init(segment: utf8.withUnsafeBufferPointer { String(decoding: $0, as: UTF8.self) })
    }

    fileprivate init?(utf8Of segment: String) {
        var segment = segment
        let value = segment.withUTF8 { Self(utf8: $0.span) }
        guard let value else { return nil }
        self = value
    }
}

extension String: SegmentValue {
    public init?(segment: String) { self = segment }
    public var segment: String { self }
}

extension Int: SegmentValue {
    public init?(segment: String) { self.init(utf8Of: segment) }
    public init?(utf8: Span<UInt8>) {
        guard let (isNegative, magnitude) = NumberText.integer(utf8) else { return nil }
        // The magnitude of the least number is no `Int`.
        let bits = Int(bitPattern: magnitude)
        let number = isNegative ? 0 &- bits : bits
        guard magnitude == 0 || isNegative == (number < 0) else { return nil }
        self = number
    }
    public var segment: String { description }
}

extension UInt: SegmentValue {
    public init?(segment: String) { self.init(utf8Of: segment) }
    public init?(utf8: Span<UInt8>) {
        guard case (false, let magnitude)? = NumberText.integer(utf8) else { return nil }
        self = magnitude
    }
    public var segment: String { description }
}

extension Double: SegmentValue {
    public init?(segment: String) {
        guard SegmentType.double.admits(segment) else { return nil }
        self.init(segment)
    }
    public var segment: String { NumberText.decimal(self) ?? "" }
}

extension Bool: SegmentValue {
    public init?(segment: String) { self.init(segment) }
    public var segment: String { description }
}

extension UUID: SegmentValue {
    public init?(segment: String) {
        guard SegmentType.uuid.admits(segment) else { return nil }
        self.init(uuidString: segment)
    }
    public var segment: String { uuidString }
}

extension NumberText {
    fileprivate static func integer(
        _ utf8: Span<UInt8>
    ) -> (isNegative: Bool, magnitude: UInt)? {
        utf8.withUnsafeBytes { integer(of: TextBytes($0)) }
    }
}
