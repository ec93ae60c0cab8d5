/// Some neighbouring bytes of a URL, in place. They must not outlive the closure that lent them.
typealias LinkBytes = Slice<UnsafeRawBufferPointer>

extension LinkBytes {
    /// The bytes before the first one that is equal to another.
    func prefix(before byte: UInt8) -> LinkBytes {
        // In memory, where a slice costs ten times as much.
        prefix(UnsafeRawBufferPointer(rebasing: self).firstIndex(of: byte) ?? count)
    }

    /// The parts between separators, of which there is one more than separators.
    func parts(separatedBy byte: UInt8) -> some Sequence<LinkBytes> {
        sequence(state: self as LinkBytes?) { rest in
            guard let bytes = rest else { return nil }
            let part = bytes.prefix(before: byte)
            rest = part.endIndex < bytes.endIndex ? bytes[(part.endIndex + 1)...] : nil
            return part
        }
    }

    /// Whether they are a text that is given in lower case.
    func isText(_ text: String) -> Bool {
        elementsEqual(text.utf8) { ($0 | (0x41...0x5A ~= $0 ? 0x20 : 0)) == $1 }
    }
}
