public import Foundation

/// A value that one segment of a path, or one item of a query, can hold.
public protocol SegmentValue: Sendable {
    /// Reads the UTF-8 of a decoded text; `nil` if it is no value of this type.
    init?(utf8: Span<UInt8>)
}

extension SegmentValue where Self: LosslessStringConvertible {
    public init?(utf8: Span<UInt8>) { self.init(utf8.read(\.text)) }
}

extension SegmentValue where Self: FixedWidthInteger {
    public init?(utf8: Span<UInt8>) {
        guard let number: Self = NumberText.integer(utf8.read(\.text)) else { return nil }
        self = number
    }
}

extension String: SegmentValue {}
extension Bool: SegmentValue {}
extension Int: SegmentValue {}
extension UInt: SegmentValue {}

extension Double: SegmentValue {
    public init?(utf8: Span<UInt8>) {
        guard utf8.read(SegmentType.double.admits) else { return nil }
        self.init(utf8.read(\.text))
    }
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
