import Foundation

extension [UInt8] {
    /// Whether the bytes contain a text. In unoptimized builds, this is much faster than a loop over
    /// the bytes.
    func contains(_ text: StaticString) -> Bool {
        withUnsafeBytes { bytes in
            text.withUTF8Buffer { needle in
                guard let first = needle.first, let word = needle.baseAddress else { return true }
                var rest = UnsafeRawBufferPointer(bytes)
                while rest.count >= needle.count, let start = rest.baseAddress,
                    let found = memchr(start, Int32(first), rest.count - needle.count + 1)
                {
                    if memcmp(found, word, needle.count) == 0 { return true }
                    let offset = UnsafeRawPointer(found) - start + 1
                    rest = UnsafeRawBufferPointer(rebasing: rest[offset...])
                }
                return false
            }
        }
    }
}
