enum FirstCase {
    /// The first case of an enumeration without associated values; `nil` for any other type.
    ///
    /// Swift stores such a value as the number of its case, in one byte up to 256 cases, so the byte 0
    /// is the first case. An enumeration with fewer than two cases takes no byte.
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
