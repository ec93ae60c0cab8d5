import Foundation

/// The symbols of the object files of modules, which say what really links to what.
struct ObjectSymbols {
    /// The Swift symbols that the files of each module need, mangled.
    private(set) var needed: [String: Set<String>] = [:]
    /// Those that they have, without what each file has that uses it, such as what is made from a
    /// generic function.
    private(set) var defined: [String: Set<String>] = [:]

    /// - Parameter files: The object files of each module.
    init(of files: [String: [String]], with toolchain: Toolchain) async throws(EvidenceError) {
        let modules = files.reduce(into: [String: String]()) { modules, files in
            for file in files.value { modules[file] = files.key }
        }
        let paths = modules.keys.sorted()
        guard let first = paths.first else {
            try self.init(output: "", modules: [:])
            return
        }
        let tool = Tool(
            command: [
                toolchain.path("llvm-nm"), "--format=posix", "--extern-only", "--no-weak",
                // With two files there are headings.
                first,
            ] + paths, limit: .seconds(60))
        try self.init(
            output: String(decoding: try await tool.output().get(), as: UTF8.self),
            modules: modules)
    }

    /// Reads what `llvm-nm --format=posix` prints: for each file an empty line, its path with a
    /// colon, and for each of its symbols the name, the type and more.
    /// - Parameter modules: The module of each file.
    /// - Throws: `unknownFormat`.
    init(output: String, modules: [String: String]) throws(EvidenceError) {
        var missing = Set(modules.keys)
        var module = ""
        // In a test build this is the fastest way to lines and words.
        for line in output.components(separatedBy: "\n") {
            if line.hasPrefix("$s") || line.hasPrefix("_$s") {
                let words = line.components(separatedBy: " ")
                guard words.count > 1 else { throw Self.differing("'\(line)' has no type") }
                if words[1] == "U" {
                    needed[module, default: []].insert(words[0])
                } else {
                    defined[module, default: []].insert(words[0])
                }
            } else if line.hasSuffix(":"), let owner = modules[String(line.dropLast())] {
                module = owner
                missing.remove(String(line.dropLast()))
            }
        }
        if let file = missing.min() { throw Self.differing("\(file) has no heading") }
    }

    private static func differing(_ difference: String) -> EvidenceError {
        .unknownFormat(tool: "'llvm-nm'", difference: difference)
    }
}
