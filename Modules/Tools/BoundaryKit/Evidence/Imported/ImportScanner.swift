/// Finds the imports of a Swift file, in every branch of `#if`.
///
/// It reads bytes, and only up to the last possible import, so that thousands of files take
/// milliseconds. It finds the same imports as the compiler's own parser.
struct ImportScanner {
    private let file: String
    private var tokens: TokenReader
    private var lines = LineCounter()
    private var branches = ConditionalBranches()
    /// The attributes directly before the token.
    private var attributes: [String] = []
    /// The access level directly before the token.
    private var access: String?
    private var imports: [ImportStatement] = []

    private init(_ source: [UInt8], file: String) {
        self.file = file
        tokens = TokenReader(source)
    }

    /// All imports of a file, in source order.
    /// - Parameters:
    ///   - source: The bytes of the file.
    ///   - file: Its path, relative to the package's folder.
    static func imports(in source: [UInt8], file: String) -> [ImportStatement] {
        // Most files import at their top, so the rest needs no reading.
        guard let last = lastImport(in: source) else { return [] }
        var scanner = Self(source, file: file)
        while !scanner.tokens.isAtEnd, scanner.tokens.current.start <= last { scanner.readToken() }
        return scanner.imports
    }

    private mutating func readToken() {
        if tokens.isWord("import") {
            readImport()
        } else if tokens.isPunctuation("@") {
            attributes.append(tokens.readAttribute())
        } else if tokens.position == .statement, let level = accessLevel {
            access = "\(level)"
            tokens.advance()
        } else if tokens.current.kind == .pound, let directive = tokens.directive {
            // An attribute before `#endif` can belong to the import after it.
            branches.read(directive, condition: tokens.readCondition(of: directive))
        } else {
            skipToken()
        }
    }

    private mutating func skipToken() {
        if !attributes.isEmpty { attributes = [] }
        access = nil
        tokens.advance()
    }

    private mutating func readImport() {
        let (attributes, access, position) = (attributes, access, tokens.position)
        skipToken()
        let kind = Self.kinds.first { tokens.isWord($0) }
        if kind != nil { tokens.advance() }
        guard position != .member, tokens.isName else { return }
        let place = tokens.startOfName
        let path = tokens.readPath()
        // In `read(import file: String)`, `import` is a label.
        if position == .list, tokens.isPunctuation(":") { return }
        // The compiler rejects a name of two backticks.
        guard !path[0].isEmpty else { return }
        let declaration = [kind.map { "\($0)" }, path.dropFirst().joined(separator: ".")]
            .compactMap { $0 }.filter { !$0.isEmpty }.joined(separator: " ")
        imports.append(
            ImportStatement(
                of: path[0], at: lines.place(of: place, in: tokens.source, file: file),
                attributes: attributes, access: access,
                declaration: declaration.isEmpty ? nil : declaration,
                conditions: branches.conditions))
    }

    private var accessLevel: StaticString? { Self.accessLevels.first { tokens.isWord($0) } }

    private static let accessLevels: [StaticString] = [
        "public", "package", "internal", "private", "fileprivate", "open",
    ]

    private static let kinds: [StaticString] = [
        "struct", "class", "enum", "protocol", "typealias", "func", "var", "let", "inout",
    ]

    /// The offset of the last occurrence of the letters `import`.
    private static func lastImport(in source: [UInt8]) -> Int? {
        let word: [UInt8] = Array("import".utf8)
        var index = source.count - word.count
        while index >= 0 {
            if source[index] == word[0], source[index + 1] == word[1],
                source[index..<index + word.count].elementsEqual(word)
            {
                return index
            }
            index -= 1
        }
        return nil
    }
}
