enum FirstCase {
    /// `nil` unless it is an enumeration without associated values. Swift stores the number of its
    /// case, in one byte for 2 to 256 cases, so the byte 0 is the first case.
    static func value<Value>(of type: Value.Type) -> Value? {
        guard MemoryLayout<Value>.size == 1 else { return nil }
        let value = withUnsafeTemporaryAllocation(byteCount: 1, alignment: 1) { bytes in
            bytes[0] = 0
            return UnsafeRawBufferPointer(bytes).load(as: type)
        }
        let mirror = Mirror(reflecting: value)
        return mirror.displayStyle == .enum && mirror.children.isEmpty ? value : nil
    }
}
