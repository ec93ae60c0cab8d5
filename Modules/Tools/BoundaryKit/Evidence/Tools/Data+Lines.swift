import Foundation

extension Data {
    /// Calls a function with each line, without its line break.
    ///
    /// In unoptimized builds, such as those of tests, this is ten times as fast as splitting a
    /// string.
    func forEachLine(_ body: (UnsafeBufferPointer<UInt8>) -> Void) {
        withUnsafeBytes { bytes in
            var rest = bytes.assumingMemoryBound(to: UInt8.self)
            while !rest.isEmpty {
                let end = rest.index(of: UInt8(ascii: "\n")) ?? rest.count
                body(UnsafeBufferPointer(rebasing: rest[..<end]))
                rest = UnsafeBufferPointer(rebasing: rest[Swift.min(end + 1, rest.count)...])
            }
        }
    }
}

extension UnsafeBufferPointer<UInt8> {
    /// The index of the first occurrence of a byte.
    func index(of byte: UInt8) -> Int? {
        guard let start = baseAddress, let found = memchr(start, Int32(byte), count) else {
            return nil
        }
        return UnsafeRawPointer(found) - UnsafeRawPointer(start)
    }

    /// The bytes as a string.
    var text: String { String(decoding: self, as: UTF8.self) }
}
