/// Reads the imports of a Swift file, its types, and the declarations that other modules can see, in
/// every branch of `#if`.
struct SourceReader {
    private struct Body {
        /// `nil` for a function and for other code.
        var kind: Declarations.Kind?
        /// The access level that it gives its members, if it is an extension.
        var access: String?
        var path: String
    }

    /// A branch of `#if`.
    private struct Branch {
        var condition: String
        /// The negated conditions of the branches so far.
        var alternative: String
        /// The braces around the `#if`: each of its branches continues there.
        let bodies: [Body]
    }

    private var tokens: TokenReader
    private var imports: [ImportStatement] = []
    private var found = Declarations()
    private var bodies: [Body] = []
    private var header: Body?
    private var branches: [Branch] = []
    private var attributes: [String] = []
    private var access: String?

    static func imports(in source: [UInt8], file: String) -> [ImportStatement] {
        // Most files import at their top, so the rest needs no reading.
        guard let last = lastImport(in: source) else { return [] }
        let text = SourceText(Array(source.prefix(last + longestImport)), file: file)
        return read(text, upTo: last).imports
    }

    static func declarations(in source: SourceText) -> Declarations {
        read(source, upTo: source.bytes.count).found
    }

    private static func read(_ source: SourceText, upTo last: Int) -> SourceReader {
        var reader = SourceReader(tokens: TokenReader(source))
        while !reader.tokens.isAtEnd, reader.tokens.current.range.lowerBound <= last {
            reader.readToken()
        }
        return reader
    }

    private init(tokens: TokenReader) {
        self.tokens = tokens
    }

    /// More bytes than an import has, including the comments in it.
    private static let longestImport = 4_096

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

    private mutating func readToken() {
        if let directive = tokens.directive {
            // An attribute before `#endif` can belong to the import after it.
            read(directive, condition: tokens.readCondition(of: directive))
        } else if tokens.isPunctuation("@") {
            attributes.append(tokens.readAttribute())
        } else if tokens.current.kind == .word, !tokens.isMember {
            readWord(tokens.text)
        } else {
            if tokens.isPunctuation("{") {
                bodies.append(header ?? Body(path: bodies.last?.path ?? ""))
                header = nil
            } else if tokens.isPunctuation("}") {
                _ = bodies.popLast()
            }
            end()
        }
    }

    private mutating func end() {
        if !attributes.isEmpty { attributes = [] }
        access = nil
        tokens.advance()
    }

    private mutating func read(_ directive: Directive, condition: String) {
        let isSimple = condition.allSatisfy { !$0.isWhitespace && !"!&|<=>".contains($0) }
        let negation = isSimple ? "!\(condition)" : "!(\(condition))"
        if directive == .if {
            return branches.append(
                Branch(condition: condition, alternative: negation, bodies: bodies))
        }
        // A directive without an `#if` before it has no effect.
        guard let last = branches.indices.last else { return }
        if directive != .endif { bodies = branches[last].bodies }
        switch directive {
        case .if: break
        case .elseif:
            branches[last].condition = condition
            // In place, because a file can contain very many.
            branches[last].alternative += " && \(negation)"
        case .else: branches[last].condition = branches[last].alternative
        case .endif: branches.removeLast()
        }
    }

    private mutating func readWord(_ word: String) {
        switch word {
        case "public", "package", "internal", "private", "fileprivate", "open":
            // `open` can also be the name of a function.
            let next = tokens.following
            let isSetter = tokens.isPunctuation(next, "(")
            guard isSetter || next.kind == .word || tokens.isPunctuation(next, "@") else {
                return end()
            }
            tokens.advance()
            if isSetter { tokens.skipParentheses() } else { access = word }
        case "struct": readType(.struct)
        case "class", "actor": readType(.class)
        case "enum": readType(.enum)
        case "protocol": readType(.protocol)
        case "typealias": readType(.typealias)
        case "extension": readExtension()
        case "import": readImport()
        case "init", "subscript":
            expose(word, at: tokens.place)
            end()
        case "func", "var", "let", "macro":
            tokens.advance()
            // The first byte of an operator stands for it.
            let isOperator =
                tokens.current.kind == .punctuation && !tokens.isPunctuation("(")
                && !tokens.isPunctuation("{")
            guard tokens.isName || isOperator else { return }
            expose(tokens.text, at: tokens.place)
            end()
        case _ where Self.modifiers.contains(word):
            tokens.advance()
            if tokens.isPunctuation("(") { tokens.skipParentheses() }
        default: end()
        }
    }

    private mutating func readImport() {
        let (attributes, access, before) = (attributes, access, tokens.previous)
        end()
        let kind = Self.importKinds.contains(tokens.text) ? tokens.text : nil
        if kind != nil { tokens.advance() }
        guard tokens.isName else { return }
        let place = tokens.place
        let path = tokens.readPath()
        // In `read(import file: String)`, `import` is a label.
        let isLabel = ["(", "[", ","].contains { tokens.isPunctuation(before, $0) }
        if isLabel, tokens.isPunctuation(":") { return }
        // The compiler rejects a name of two backticks.
        guard !path[0].isEmpty else { return }
        let declaration = [kind, path.dropFirst().joined(separator: ".")]
            .compactMap { $0 }.filter { !$0.isEmpty }.joined(separator: " ")
        imports.append(
            ImportStatement(
                of: path[0], at: place, attributes: attributes, access: access,
                declaration: declaration.isEmpty ? nil : declaration,
                conditions: branches.map(\.condition)))
    }

    // MARK: Declarations

    private mutating func readType(_ kind: Declarations.Kind) {
        let isContextual = tokens.isWord("actor")
        // In `class func`, `class` isn't the keyword of a type.
        let isModifier = ["func", "var", "let", "subscript", "override", "final"]
            .contains { tokens.isWord(tokens.following, $0) }
        tokens.advance()
        guard !isModifier else { return }
        guard tokens.isName, !isContextual || isHeader(tokens.following) else { return end() }
        let (name, place) = (tokens.text, tokens.place)
        let path = path(of: name)
        let (level, before) = (access ?? bodies.last?.access, attributes)
        expose(name, at: place)
        tokens.advance()
        found.types.append(
            Declarations.TypeDeclaration(
                kind: kind, path: path, place: place, access: level,
                attributes: before.map { String($0.prefix { $0 != "(" && $0 != " " }) },
                isLocal: bodies.contains { $0.kind == nil },
                bases: kind == .typealias ? [] : readBases()))
        (attributes, access) = ([], nil)
        if kind != .typealias { header = Body(kind: kind, path: path) }
    }

    private func isHeader(_ token: SourceText.Token) -> Bool {
        [":", "{", "<"].contains { tokens.isPunctuation(token, $0) }
            || tokens.isWord(token, "where")
    }

    private mutating func readExtension() {
        let (place, level) = (tokens.place, access)
        tokens.advance()
        while tokens.isPunctuation("@") { _ = tokens.readAttribute() }
        guard tokens.isName else { return end() }
        let path = tokens.readPath().joined(separator: ".")
        found.extensions.append(
            Declarations.TypeExtension(path: path, place: place, bases: readBases()))
        (attributes, access) = ([], nil)
        header = Body(kind: .extension, access: level, path: path)
    }

    private var isAtBody: Bool {
        tokens.isAtEnd || tokens.isPunctuation("{") || tokens.isPunctuation("}")
            || tokens.directive != nil
    }

    /// Reads what is between the name of a type and its braces: what it inherits from.
    private mutating func readBases() -> [String] {
        var (bases, depth, isAfterColon) = ([String](), 0, false)
        while !isAtBody, depth > 0 || !tokens.isWord("where") {
            if tokens.isPunctuation("@") {
                _ = tokens.readAttribute()
            } else if tokens.isPunctuation("~") {
                tokens.advance()
                tokens.advance()
            } else if depth == 0, isAfterColon, tokens.isName, !tokens.isWord("nonisolated") {
                bases.append(tokens.readPath().joined(separator: "."))
            } else {
                if depth == 0, tokens.isPunctuation(":") { isAfterColon = true }
                if ["<", "(", "["].contains(where: { tokens.isPunctuation($0) }) { depth += 1 }
                if [">", ")", "]"].contains(where: { tokens.isPunctuation($0) }) { depth -= 1 }
                tokens.advance()
            }
        }
        while !isAtBody { tokens.advance() }
        return bases
    }

    private func path(of name: String) -> String {
        let outer = bodies.last?.path ?? ""
        return outer.isEmpty ? name : "\(outer).\(name)"
    }

    /// Notes a declaration that other modules can see, unless a type or a function is around it.
    private mutating func expose(_ name: String, at place: SourcePlace) {
        guard let level = access ?? bodies.last?.access,
            ["public", "package", "open"].contains(level),
            bodies.allSatisfy({ $0.kind == .extension })
        else { return }
        found.visible.append(
            Declarations.VisibleDeclaration(name: path(of: name), place: place, access: level))
    }

    private static let importKinds: Set = [
        "struct", "class", "enum", "protocol", "typealias", "func", "var", "let", "inout",
    ]
    private static let modifiers: Set = [
        "final", "indirect", "nonisolated", "isolated", "distributed", "static", "lazy", "weak",
        "unowned", "mutating", "nonmutating", "override", "required", "convenience", "dynamic",
        "optional", "prefix", "infix", "postfix", "consuming", "borrowing",
    ]
}
