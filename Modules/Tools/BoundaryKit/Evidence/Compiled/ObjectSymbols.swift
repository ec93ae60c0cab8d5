import Foundation

/// The symbols of the object files of modules, which say what really links to what.
struct ObjectSymbols {
    /// Whether to look for what the files need or for what they have.
    enum Side: String {
        case needed = "--undefined-only"
        /// Without what each file has that uses it, such as what is made from a generic function.
        case defined = "--defined-only"
    }

    /// The Swift symbols of each module, mangled.
    let symbols: [String: Set<String>]

    init(_ side: Side, of modules: [String], in built: BuiltPackage) async throws(EvidenceError) {
        let files = modules.flatMap { module in
            built.folder.objects(of: module).map { ($0, module) }
        }
        guard !files.isEmpty else {
            self.init(output: "", modules: [:])
            return
        }
        let tool = Tool(
            command: [
                built.toolchain.path("llvm-nm"), "--format=just-symbols", "--extern-only",
                "--no-weak",
                // With two files there are headings.
                side.rawValue, files[0].0,
            ] + files.map(\.0),
            limit: .seconds(60))
        self.init(
            output: String(decoding: try await tool.output().get(), as: UTF8.self),
            modules: Dictionary(files, uniquingKeysWith: { one, _ in one }))
    }

    /// Reads what `llvm-nm --format=just-symbols` prints: for each file an empty line, its path
    /// with a colon, and its symbols.
    /// - Parameter modules: The module of each file.
    init(output: String, modules: [String: String]) {
        var symbols: [String: Set<String>] = [:]
        var current: Set<String> = []
        var module: String?
        // In a test build this is the fastest way to lines.
        for line in output.components(separatedBy: "\n") {
            if line.hasPrefix("$s") || line.hasPrefix("_$s") {
                current.insert(line)
            } else if line.hasSuffix(":") {
                if let module { symbols[module, default: []].formUnion(current) }
                module = modules[String(line.dropLast())]
                current = []
            }
        }
        if let module { symbols[module, default: []].formUnion(current) }
        self.symbols = symbols
    }
}
