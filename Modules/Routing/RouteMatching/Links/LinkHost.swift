/// A host whose links an app answers: `momentsapp.com`, or `*.momentsapp.com` for any one label in
/// front of it.
struct LinkHost: Sendable {
    /// In lower case, without the star.
    private let name: String
    private let isWildcard: Bool

    /// Reads a declared host; `nil` if no link could have it.
    init?(_ text: String) {
        isWildcard = text.hasPrefix("*.")
        name = String(text.dropFirst(isWildcard ? 2 : 0)).lowercased()
        let labels = name.utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
        guard labels.allSatisfy(Self.isLabel), let last = labels.last, !Self.isNumber(last),
            !isWildcard || labels.count > 1
        else { return nil }
    }

    /// The host itself; `nil` if this means several hosts.
    var exact: String? { isWildcard ? nil : name }

    /// Whether the host of a link is this one.
    func answers(_ host: LinkBytes) -> Bool {
        guard isWildcard else { return host.isText(name) }
        let label = host.prefix(before: UInt8(ascii: "."))
        return Self.isLabel(label) && !label.hasInternationalLabel
            && host.dropFirst(label.count + 1).isText(name)
    }

    /// Letters, digits and hyphens, at least one of them.
    private static func isLabel(_ bytes: some Collection<UInt8>) -> Bool {
        !bytes.isEmpty
            && bytes.allSatisfy {
                PercentEncoding.isUnreserved($0) && !".~_".utf8.contains($0)
            }
    }

    /// Whether a browser takes the host that ends with this label for an IPv4 address (WHATWG URL,
    /// ends-in-a-number checker).
    static func isNumber(_ label: some Collection<UInt8>) -> Bool {
        let isDecimal = label.allSatisfy { 0x30...0x39 ~= $0 }
        let isHex =
            label.first == UInt8(ascii: "0") && label.dropFirst().first.map { $0 | 0x20 } == 0x78
        return !label.isEmpty
            && (isDecimal
                || isHex && label.dropFirst(2).allSatisfy { PercentEncoding.hexValue($0) != nil })
    }
}

extension LinkBytes {
    /// Whether a label of a host means letters outside of ASCII (RFC 5890, section 2.3.2.1).
    /// Foundation translates it, and a reader takes it for something else.
    var hasInternationalLabel: Bool {
        parts(separatedBy: UInt8(ascii: ".")).contains { $0.prefix(4).isText("xn--") }
    }
}
