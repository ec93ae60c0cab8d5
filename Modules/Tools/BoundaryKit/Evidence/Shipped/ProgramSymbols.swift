import Foundation

/// The mangled symbols of a linked program.
struct ProgramSymbols {
    /// The symbols, one a line, with a terminating zero for `strstr`.
    private let symbols: Data

    /// - Throws: `unreadableFile` if there are none, because the contents of a stripped program
    ///   can't be known.
    init(of program: String, with toolchain: Toolchain) async throws(EvidenceError) {
        let tool = Tool(
            command: [
                toolchain.path("llvm-nm"), "--format=just-symbols", "--defined-only",
                "--no-sort", program,
            ], limit: .seconds(60))
        let output = try await tool.output().get()
        guard output.contains(where: { $0 != UInt8(ascii: "\n") }) else {
            let reason = "contains no symbols; build it without stripping them"
            throw EvidenceError.unreadableFile(program, reason: reason)
        }
        self.init(output)
    }

    /// - Parameter symbols: The symbols, one a line.
    init(_ symbols: Data) {
        self.symbols = symbols + [0]
    }

    /// Whether the program contains a symbol of a module.
    ///
    /// A mangled name begins with `$s` and the length and name of the module. In the name of an
    /// extension of another module's type they are further back, followed by `E`.
    func holdsSymbol(of module: String) -> Bool {
        let name = "\(module.utf8.count)\(module)"
        return symbols.withUnsafeBytes { bytes in
            guard let start = bytes.assumingMemoryBound(to: CChar.self).baseAddress else {
                return false
            }
            if strstr(start, "$s\(name)") != nil { return true }
            let digits = CChar(bitPattern: UInt8(ascii: "0"))...CChar(bitPattern: UInt8(ascii: "9"))
            var rest = UnsafePointer(start)
            while let found = strstr(rest, "\(name)E") {
                if found == start || !digits.contains(found[-1]) { return true }
                rest = UnsafePointer(found + 1)
            }
            return false
        }
    }
}
