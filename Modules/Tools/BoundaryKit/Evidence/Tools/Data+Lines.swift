import Foundation

extension Data {
    /// Calls a function with each line, without its end.
    ///
    /// Tests are not optimized: there it is ten times as fast to look for bytes as to split a text.
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
    /// Where a byte stands for the first time.
    func index(of byte: UInt8) -> Int? {
        guard let start = baseAddress, let found = memchr(start, Int32(byte), count) else {
            return nil
        }
        return UnsafeRawPointer(found) - UnsafeRawPointer(start)
    }

    /// The bytes as a text.
    var text: String { String(decoding: self, as: UTF8.self) }
}
