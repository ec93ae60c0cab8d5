import RoutingKit

extension String {
    /// Whether a part of the text is already masked. The mask is not ASCII, and searching for
    /// characters takes much longer than comparing bytes.
    var isMasked: Bool { utf8.contains { $0 >= 0x80 } && contains(PrivateText.mask) }
}
