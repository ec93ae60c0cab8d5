import Foundation

/// The name of a symbol of another package, which only its identifier in the index contains.
struct ExternalSymbolName {
    let module: String
    /// The types around it, separated by dots; empty if there are none.
    let types: String

    init?(_ identifier: String) {
        guard identifier.hasPrefix("s:"), let name = Self.demangled("$s\(identifier.dropFirst(2))")
        else { return nil }
        // Such as `static Foundation.UserDefaults.standard : Foundation.UserDefaults`.
        var text = name.replacing(/^(static |class )?(\(extension in .*?\):)?/, with: "")
        while let arguments = text.firstRange(of: /<[^<>]*>/) { text.removeSubrange(arguments) }
        let parts = text.prefix { !"( :".contains($0) }.split(separator: ".")
        guard let first = parts.first, parts.count > 1 else { return nil }
        module = String(first)
        types = parts.dropFirst().dropLast().joined(separator: ".")
    }

    private typealias Demangle =
        @convention(c) (
            UnsafePointer<CChar>, Int, UnsafeMutablePointer<CChar>?, UnsafeMutablePointer<Int>?,
            UInt32
        ) -> UnsafeMutablePointer<CChar>?

    /// Demangles a symbol with the function of the Swift runtime; `nil` if it isn't one.
    private static func demangled(_ symbol: String) -> String? {
        guard let address = dlsym(dlopen(nil, RTLD_LAZY), "swift_demangle") else { return nil }
        let demangle = unsafeBitCast(address, to: Demangle.self)
        guard let text = demangle(symbol, symbol.utf8.count, nil, nil, 0) else { return nil }
        defer { free(text) }
        return String(cString: text)
    }
}
