/// Some neighbouring bytes of a URL.
typealias LinkBytes = ArraySlice<UInt8>

extension LinkBytes {
    /// The bytes in front of the first one that is equal to another.
    func prefix(before byte: UInt8) -> LinkBytes { prefix { $0 != byte } }

    /// Whether they are a text that is given in lower case.
    func isText(_ text: String) -> Bool {
        elementsEqual(text.utf8) { ($0 | (0x41...0x5A ~= $0 ? 0x20 : 0)) == $1 }
    }
}
