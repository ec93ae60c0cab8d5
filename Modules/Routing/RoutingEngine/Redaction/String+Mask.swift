import RoutingKit

extension String {
    /// Whether a part of the text is masked already. The mask is not ASCII, and to look for characters
    /// takes much longer than to look at bytes.
    var isMasked: Bool { utf8.contains { $0 >= 0x80 } && contains(PrivateText.mask) }
}
