/// Finds the imports of a Swift file, in every branch of `#if`.
struct ImportReader {
    private var tokens: TokenReader
    private var branches = ConditionalBranches()
    private var attributes: [String] = []
    private var access: String?
    private var imports: [ImportStatement] = []

    static func imports(in source: [UInt8], file: String) -> [ImportStatement] {
        // Most files import at their top, so the rest needs no reading.
        guard let last = lastImport(in: source) else { return [] }
        let text = SourceText(Array(source.prefix(last + longestImport)), file: file)
        var reader = ImportReader(tokens: TokenReader(text))
        while !reader.tokens.isAtEnd, reader.tokens.current.range.lowerBound <= last {
            reader.readToken()
        }
        return reader.imports
    }

    /// More bytes than an import has, including the comments in it.
    private static let longestImport = 4_096

    private init(tokens: TokenReader) {
        self.tokens = tokens
    }

    private mutating func readToken() {
        if tokens.isWord("import") {
            readImport()
        } else if tokens.isPunctuation("@") {
            attributes.append(tokens.readAttribute())
        } else if !tokens.isMember, let level = Self.levels.first(where: { tokens.isWord($0) }) {
            access = "\(level)"
            tokens.advance()
        } else if let directive = tokens.directive {
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
        let (attributes, access, before) = (attributes, access, tokens.previous)
        skipToken()
        let kind = Self.kinds.first { tokens.isWord($0) }
        if kind != nil { tokens.advance() }
        let isMember = tokens.isPunctuation(before, ".") || tokens.isWord(before, "func")
        guard !isMember, tokens.isName else { return }
        let place = tokens.place
        let path = tokens.readPath()
        // In `read(import file: String)`, `import` is a label.
        let isLabel = ["(", "[", ","].contains { tokens.isPunctuation(before, $0) }
        if isLabel, tokens.isPunctuation(":") { return }
        // The compiler rejects a name of two backticks.
        guard !path[0].isEmpty else { return }
        let declaration = [kind.map { "\($0)" }, path.dropFirst().joined(separator: ".")]
            .compactMap { $0 }.filter { !$0.isEmpty }.joined(separator: " ")
        imports.append(
            ImportStatement(
                of: path[0], at: place, attributes: attributes, access: access,
                declaration: declaration.isEmpty ? nil : declaration,
                conditions: branches.conditions))
    }

    private static let levels: [StaticString] = [
        "public", "package", "internal", "private", "fileprivate", "open",
    ]

    private static let kinds: [StaticString] = [
        "struct", "class", "enum", "protocol", "typealias", "func", "var", "let", "inout",
    ]

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

private struct ConditionalBranches {
    /// For each open `#if`, the negated conditions of its branches so far.
    private var alternatives: [String] = []
    private(set) var conditions: [String] = []

    mutating func read(_ directive: Directive, condition: String) {
        if directive == .if {
            alternatives.append(Self.negation(of: condition))
            return conditions.append(condition)
        }
        // A directive without an `#if` before it has no effect.
        guard let last = alternatives.indices.last else { return }
        conditions.removeLast()
        switch directive {
        case .if: break
        case .elseif:
            // In place, because a file can contain very many.
            alternatives[last] += " && \(Self.negation(of: condition))"
            conditions.append(condition)
        case .else: conditions.append(alternatives[last])
        case .endif: alternatives.removeLast()
        }
    }

    private static func negation(of condition: String) -> String {
        let isSimple = condition.allSatisfy { !$0.isWhitespace && !"!&|<=>".contains($0) }
        return isSimple ? "!\(condition)" : "!(\(condition))"
    }
}
