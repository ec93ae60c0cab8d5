public import Foundation

/// A value that one segment of a path can hold.
public protocol SegmentValue: Sendable {
    /// Reads a decoded segment; `nil` if it is no value of this type.
    init?(segment: String)

    /// The decoded segment; empty if no segment can hold the value.
    var segment: String { get }
}

extension String: SegmentValue {
    public init?(segment: String) { self = segment }
    public var segment: String { self }
}

extension Int: SegmentValue {
    public init?(segment: String) {
        guard SegmentType.int.admits(segment) else { return nil }
        self.init(segment)
    }
    public var segment: String { description }
}

extension UInt: SegmentValue {
    public init?(segment: String) {
        guard SegmentType.uint.admits(segment) else { return nil }
        self.init(segment)
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
