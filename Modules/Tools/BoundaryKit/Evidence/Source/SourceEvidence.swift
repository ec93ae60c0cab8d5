import Foundation

/// What the text of source files says: imports, exceptions from rules and, if they are asked for,
/// declarations.
struct SourceEvidence: Sendable {
    /// The imports in files, and those that flags make. The head of each is the module that flags
    /// rename, if they do.
    private(set) var imports: [Edge] = []
    private(set) var exceptions: [InlineException] = []
    /// The declarations in each file, by its path; empty if they aren't asked for.
    private(set) var declarations: [String: [Declaration]] = [:]
    /// The files that are listed as sources and can't be read.
    private(set) var gaps: [EvidenceLimits.Gap] = []

    /// Reads each file once, also if several targets compile it.
    init(
        _ targets: [LocalTarget], declarations readsDeclarations: Bool = false,
        in package: PackageFolder
    ) async throws {
        var users: [String: [LocalTarget]] = [:]
        for target in targets {
            for file in target.sources { users[file, default: []].append(target) }
        }
        let files = users.keys.sorted()
        let read = try await files.concurrentMap { path in
            FileEvidence(path, declarations: readsDeclarations, in: package)
        }
        for (path, file) in zip(files, read) {
            for target in users[path, default: []].sorted(by: { $0.module.name < $1.module.name }) {
                // The compiler ignores a file's import of its own module.
                add(file.imports.filter { $0.module != target.module.name }, of: target)
            }
            exceptions += file.exceptions
            declarations[path] = file.declarations
            if let gap = file.gap { gaps.append(gap) }
        }
        for target in targets { add(target.flaggedImports, of: target) }
    }

    private mutating func add(_ statements: [ImportStatement], of target: LocalTarget) {
        imports += statements.map { statement in
            let module = target.aliases[statement.module] ?? statement.module
            return Edge(from: target.module.name, to: module, imported: [statement])
        }
    }
}

/// What the text of one file says.
private struct FileEvidence: Sendable {
    private(set) var imports: [ImportStatement] = []
    private(set) var exceptions: [InlineException] = []
    private(set) var declarations: [Declaration] = []
    private(set) var gap: EvidenceLimits.Gap?

    /// Reads a file. In the language mode 6, a regular expression can stand between bare slashes; a
    /// file that is another text without them is read both ways, and what compiles has an end.
    init(_ file: String, declarations readsDeclarations: Bool, in package: PackageFolder) {
        do throws(EvidenceError) {
            let source = try package.bytes(of: file)
            guard String(bytes: source, encoding: .utf8) != nil else {
                throw .unreadableFile(file, reason: "isn't UTF-8; save it with that encoding")
            }
            func reader(_ readsBareExpressions: Bool) -> SourceReader {
                SourceReader(
                    of: source, file: file, declarations: readsDeclarations,
                    readsBareExpressions: readsBareExpressions)
            }
            var readers = [reader(true)]
            if readers[0].hasBareExpressions { readers.append(reader(false)) }
            let whole = readers.filter(\.isComplete)
            // What only one of two whole readings shows counts.
            let imports = (whole.isEmpty ? readers : whole).flatMap(\.imports)
            self.imports = Set(imports).sorted { $0.place < $1.place }
            if readsDeclarations { declarations = (whole.first ?? readers[0]).declarations }
            exceptions = InlineException.all(in: source, file: file)
            guard !whole.isEmpty else {
                throw .unreadableFile(
                    file,
                    reason: "has a comment, a literal or a brace without an end, behind which "
                        + "nothing is seen; correct it")
            }
        } catch {
            gap = error.gap
        }
    }
}

extension InlineException {
    private static let marker = "boundary:allow"

    static func all(in source: [UInt8], file: String) -> [InlineException] {
        Data(source).range(of: Data(marker.utf8)) == nil
            ? [] : all(in: SourceText(source, file: file))
    }

    /// All exceptions. One alone on its line applies to the next line that isn't another one.
    static func all(in source: SourceText) -> [InlineException] {
        var alone: [Int: Int] = [:]
        return source.comments.reversed().compactMap { comment -> InlineException? in
            let words = source.text(comment).dropFirst(2).drop(while: \.isWhitespace)
            guard words.hasPrefix(marker) else { return nil }
            let place = source.place(of: comment.lowerBound)
            var exception = InlineException(words.dropFirst(marker.count), at: place)
            let before = source.bytes[(comment.lowerBound - place.column + 1)..<comment.lowerBound]
            if before.allSatisfy({ $0 == 32 || $0 == 9 }) {
                exception.line = alone[place.line + 1] ?? place.line + 1
                alone[place.line] = exception.line
            }
            return exception
        }.reversed()
    }

    /// Reads what is after `boundary:allow`: `RULE until DAY because REASON`.
    private init(_ text: Substring, at place: SourcePlace) {
        let text = String(text)
        let words = text.prefix(upTo: " because ").split(whereSeparator: \.isWhitespace)
            .map(String.init)
        let reason = text.suffix(after: " because ").split(whereSeparator: \.isWhitespace)
        let day = words.drop { $0 != "until" }.dropFirst().first
        self.init(
            place: place, line: place.line,
            rule: words.first.map { ["until", "because"].contains($0) ? "" : $0 } ?? "",
            lastDay: day.flatMap { Self.isDay($0) ? $0 : nil },
            because: reason.joined(separator: " "))
    }
}
