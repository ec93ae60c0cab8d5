import Foundation

/// The symbols of a linked program, mangled.
struct ProgramSymbols {
    private let symbols: Data

    /// - Throws: `unreadableFile` if there are none: of a program that is stripped nobody knows what
    ///   it holds.
    init(of program: String, with toolchain: Toolchain) async throws(EvidenceError) {
        let tool = Tool(
            command: [
                toolchain.path("llvm-nm"), "--format=just-symbols", "--defined-only", program,
            ], limit: .seconds(60))
        self.init(try await tool.output().get())
        guard symbols.contains(where: { $0 != UInt8(ascii: "\n") }) else {
            let reason = "has no symbols; build it without stripping them"
            throw .unreadableFile(program, reason: reason)
        }
    }

    /// - Parameter symbols: The symbols, one a line.
    init(_ symbols: Data) {
        self.symbols = symbols
    }

    /// Whether there is one that a module declares.
    ///
    /// A mangled name begins with `$s`, and the length and name of the module. That of what a module
    /// adds to another one's type has them later, with `E` behind.
    func holdsSymbol(of module: String) -> Bool {
        let name = "\(module.utf8.count)\(module)"
        if symbols.range(of: Data("$s\(name)".utf8)) != nil { return true }
        var rest = symbols.startIndex..<symbols.endIndex
        while let range = symbols.range(of: Data("\(name)E".utf8), in: rest) {
            let digits = UInt8(ascii: "0")...UInt8(ascii: "9")
            if range.lowerBound == symbols.startIndex
                || !digits.contains(symbols[range.lowerBound - 1])
            {
                return true
            }
            rest = range.upperBound..<symbols.endIndex
        }
        return false
    }
}
