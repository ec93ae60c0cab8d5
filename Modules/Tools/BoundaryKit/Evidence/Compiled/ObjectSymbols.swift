import Foundation

/// The symbols in the object files of modules, which show what links to what.
struct ObjectSymbols {
    /// The mangled Swift symbols that the files of each module need, each with the path of a file
    /// that needs it.
    private(set) var needed: [String: [String: String]] = [:]
    /// The mangled Swift symbols that they define, without weak ones: every file that uses a
    /// generic function can contain a specialization of it.
    private(set) var defined: [String: Set<String>] = [:]

    /// - Parameter files: The object files of each module.
    init(of files: [String: [String]], with toolchain: Toolchain) async throws(EvidenceError) {
        let modules = files.reduce(into: [String: String]()) { modules, files in
            for file in files.value { modules[file] = files.key }
        }
        let paths = modules.keys.sorted()
        guard let first = paths.first else {
            try self.init(output: Data(), modules: [:])
            return
        }
        let tool = Tool(
            command: [
                toolchain.path("llvm-nm"), "--format=posix", "--extern-only", "--no-weak",
                "--no-sort",
                // With at least two files, the output has a heading for each.
                first,
            ] + paths, limit: .seconds(60))
        try self.init(output: try await tool.output().get(), modules: modules)
    }

    /// Parses the output of `llvm-nm --format=posix`: for each file an empty line, its path with a
    /// colon, and for each of its symbols a line with the name, the type and more.
    /// - Parameter modules: The module of each file.
    /// - Throws: `unknownFormat` if a symbol has no type, or a file no heading.
    init(output: Data, modules: [String: String]) throws(EvidenceError) {
        var missing = Set(modules.keys)
        var (module, file) = ("", "")
        var differing: String?
        output.forEachLine { line in
            if line.isSwiftSymbol {
                guard let end = line.index(of: UInt8(ascii: " ")), end + 1 < line.count else {
                    differing = differing ?? "'\(line.text)' has no type"
                    return
                }
                let symbol = UnsafeBufferPointer(rebasing: line[..<end]).text
                if line[end + 1] == UInt8(ascii: "U") {
                    needed[module, default: [:]][symbol] = file
                } else {
                    defined[module, default: []].insert(symbol)
                }
            } else if line.last == UInt8(ascii: ":") {
                let path = UnsafeBufferPointer(rebasing: line.dropLast()).text
                guard let owner = modules[path] else { return }
                (module, file) = (owner, path)
                missing.remove(path)
            }
        }
        if let file = missing.min() { differing = differing ?? "\(file) has no heading" }
        if let differing { throw .unknownFormat(tool: "'llvm-nm'", difference: differing) }
    }
}

extension UnsafeBufferPointer<UInt8> {
    /// Whether a line begins with a mangled Swift name, which on macOS has an additional `_`.
    fileprivate var isSwiftSymbol: Bool {
        let start = first == UInt8(ascii: "_") ? 1 : 0
        return count > start + 1 && self[start] == UInt8(ascii: "$")
            && self[start + 1] == UInt8(ascii: "s")
    }
}
