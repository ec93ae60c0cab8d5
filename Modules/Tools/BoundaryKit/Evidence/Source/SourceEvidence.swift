import Foundation

/// What the sources of modules show without a build.
struct SourceEvidence: Sendable {
    /// A file that is listed as a source, and can't be read.
    struct Gap: Sendable {
        let file: String
        /// The rest of a sentence that begins with the file.
        let reason: String
    }

    private(set) var imports: [Edge] = []
    private(set) var exceptions: [InlineException] = []
    /// The declarations in each file, by its path; empty if they aren't asked for.
    private(set) var declarations: [String: Declarations] = [:]
    private(set) var gaps: [Gap] = []

    /// Reads all sources, each file once, also if several modules compile it.
    /// - Parameters:
    ///   - sources: The Swift files of each module, relative to the package's folder.
    ///   - readsDeclarations: Whether the declarations are read, for which all of a file is needed.
    init(
        _ sources: [String: [String]], declarations readsDeclarations: Bool = false,
        in package: PackageFolder
    ) async throws {
        var modules: [String: [String]] = [:]
        for (module, files) in sources {
            for file in files { modules[file, default: []].append(module) }
        }
        let files = modules.keys.sorted()
        let size = max(1, files.count / (4 * ProcessInfo.processInfo.activeProcessorCount))
        let parts = stride(from: 0, to: files.count, by: size).map { start in
            Array(files[start..<min(files.count, start + size)])
        }
        let all = modules
        let found = try await parts.concurrentMap { part in
            part.reduce(into: SourceEvidence()) { evidence, file in
                evidence.read(
                    file, of: all[file, default: []].sorted(), declarations: readsDeclarations,
                    in: package)
            }
        }
        for part in found {
            imports += part.imports
            exceptions += part.exceptions
            declarations.merge(part.declarations) { one, _ in one }
            gaps += part.gaps
        }
    }

    private init() {}

    private mutating func read(
        _ file: String, of modules: [String], declarations: Bool, in package: PackageFolder
    ) {
        let source: [UInt8]
        do throws(EvidenceError) {
            source = try package.bytes(of: file)
        } catch {
            let reason = error.description.dropFirst(file.count + 1)
            return gaps.append(Gap(file: file, reason: String(reason)))
        }
        guard String(bytes: source, encoding: .utf8) != nil else {
            return gaps.append(Gap(file: file, reason: "isn't UTF-8; save it with that encoding"))
        }
        let statements = ImportReader.imports(in: source, file: file)
        for module in modules {
            // The compiler ignores a file's import of its own module.
            imports += statements.filter { $0.module != module }
                .map { Edge(from: module, to: $0.module, evidence: [.imported($0)]) }
        }
        exceptions += InlineExceptionReader.exceptions(in: source, file: file)
        if declarations {
            self.declarations[file] = DeclarationReader.declarations(
                in: SourceText(source, file: file))
        }
    }
}

extension [UInt8] {
    /// Whether the bytes contain a text. In unoptimized builds, this is much faster than a loop over
    /// the bytes.
    func contains(_ text: String) -> Bool {
        let needle = Array<UInt8>(text.utf8)
        return withUnsafeBytes { bytes in
            needle.withUnsafeBytes { needle in
                guard let first = needle.first, let word = needle.baseAddress else { return true }
                var rest = UnsafeRawBufferPointer(bytes)
                while rest.count >= needle.count, let start = rest.baseAddress,
                    let found = memchr(start, Int32(first), rest.count - needle.count + 1)
                {
                    if memcmp(found, word, needle.count) == 0 { return true }
                    let offset = UnsafeRawPointer(found) - start + 1
                    rest = UnsafeRawBufferPointer(rebasing: rest[offset...])
                }
                return false
            }
        }
    }
}
