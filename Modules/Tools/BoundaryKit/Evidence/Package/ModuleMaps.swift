import Foundation

/// The names by which files import a target that isn't written in Swift: those in its module maps.
///
/// SwiftPM gives a target of C, of the system or in binary form the name that its map says, which
/// can be another one than the target's.
struct ModuleMaps {
    private(set) var names: Set<String> = []

    init(of target: PackageManifest.Target, in folder: URL, package: URL) {
        switch target.kind {
        case .system: read(folder)
        case .binary where target.path == nil:
            // Where SwiftPM puts what it has downloaded.
            let artifacts = package.appending(path: ".build/artifacts")
            for url in children(of: artifacts).map({ $0.appending(path: target.name) }) {
                children(of: url).forEach { readFrameworks(in: $0) }
            }
        case .binary: readFrameworks(in: folder)
        default: read(folder.appending(path: target.publicHeaders ?? "include"))
        }
    }

    /// Reads the variants of an xcframework: frameworks, or libraries with headers.
    private mutating func readFrameworks(in bundle: URL) {
        for item in children(of: bundle).flatMap(children) {
            switch item.pathExtension {
            case "framework":
                names.insert(item.deletingPathExtension().lastPathComponent)
                read(item.appending(path: "Modules"))
            case "swiftmodule": names.insert(item.deletingPathExtension().lastPathComponent)
            default: ([item] + children(of: item)).forEach { read($0) }
            }
        }
    }

    private func children(of folder: URL) -> [URL] {
        folder.names.map { folder.appending(path: $0) }
    }

    private mutating func read(_ folder: URL) {
        for name in ["module.modulemap", "module.map"] {
            let file = folder.appending(path: name)
            guard let data = try? Data(contentsOf: file) else { continue }
            names.formUnion(Self.modules(in: data))
        }
    }

    /// The modules that a map declares, without those inside others.
    static func modules(in map: Data) -> [String] {
        let source = SourceText(Array(map), file: "", readsBareExpressions: false)
        var tokens = TokenReader(source)
        var depth = 0
        var names = [String]()
        while !tokens.isAtEnd {
            if tokens.isPunctuation("{") { depth += 1 }
            if tokens.isPunctuation("}") { depth -= 1 }
            if depth == 0, tokens.isWord(tokens.previous, "module") {
                let isQuoted = tokens.current.kind == .literal
                let name = isQuoted ? source.string(in: tokens.current) : tokens.text
                names.append(String(name.prefix { $0 != "." }))
            }
            tokens.advance()
        }
        return names
    }
}
