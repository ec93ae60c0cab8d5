import Foundation

/// Reads the imports of a Swift file, its types, and the declarations that other modules can see,
/// in every branch of `#if`.
struct SourceReader {
    /// What a pair of braces contains.
    private struct Body {
        /// The kind of the declaration before them; `nil` for a function and for other code.
        var kind: Declaration.Kind?
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
    private(set) var imports: [ImportStatement] = []
    private(set) var declarations: [Declaration] = []
    /// The braces around the current token, from the outermost.
    private var bodies: [Body] = []
    /// The type or extension whose opening brace is next.
    private var header: Body?
    private var branches: [Branch] = []
    private var attributes: [String] = []
    private var access: String?

    /// Whether its comments, literals and, if declarations are read, its braces have ends.
    /// Otherwise something in it isn't seen.
    var isComplete: Bool { tokens.source.isComplete && isBalanced }
    /// Whether it is another text where a slash is always an operator.
    var hasBareExpressions: Bool { tokens.source.hasBareExpressions }
    private var isBalanced = true

    /// Reads a file, up to its last import unless its declarations are of interest, too.
    init(
        of source: [UInt8], file: String, declarations readsDeclarations: Bool = false,
        readsBareExpressions: Bool = true
    ) {
        let last = Data(source).range(of: Data("import".utf8), options: .backwards)?.lowerBound
        let end = readsDeclarations ? source.count : last ?? -1
        let text = SourceText(
            end < 0 ? [] : source, file: file, until: end,
            readsBareExpressions: readsBareExpressions)
        tokens = TokenReader(text)
        while !tokens.isAtEnd, tokens.current.range.lowerBound <= end { readToken() }
        if readsDeclarations, !bodies.isEmpty || !branches.isEmpty { isBalanced = false }
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
                if bodies.popLast() == nil { isBalanced = false }
            }
            end()
        }
    }

    /// Moves behind a token with which attributes and an access level end.
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
        guard var branch = branches.popLast(), directive != .endif else { return }
        bodies = branch.bodies
        branch.condition = directive == .else ? branch.alternative : condition
        // In place, because a file can contain very many.
        if directive == .elseif { branch.alternative += " && \(negation)" }
        branches.append(branch)
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
        case "struct", "class", "actor", "enum", "protocol": readType(.type)
        case "typealias": readType(.typealias)
        case "extension": readExtension()
        case "import": readImport()
        case "init", "subscript": expose(word)
        case "func", "var", "let", "macro":
            tokens.advance()
            // The first byte of an operator is enough.
            let isOperator =
                tokens.current.kind == .punctuation && !tokens.isPunctuation("(")
                && !tokens.isPunctuation("{")
            guard tokens.isName || isOperator else { return }
            expose(tokens.text)
        case _ where Self.modifiers.contains(word):
            tokens.advance()
            if tokens.isPunctuation("(") { tokens.skipParentheses() }
        default: end()
        }
    }

    private mutating func readImport() {
        let attributes = self.attributes
        let access = self.access
        let before = tokens.previous
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
                module: path[0], place: place, attributes: attributes, access: access,
                declaration: declaration.isEmpty ? nil : declaration,
                conditions: branches.map(\.condition)))
    }

    // MARK: Declarations

    private mutating func readType(_ kind: Declaration.Kind) {
        let isContextual = tokens.isWord("actor")
        // In `class func`, `class` isn't the keyword of a type.
        let isModifier = ["func", "var", "let", "subscript", "override", "final"]
            .contains { tokens.isWord(tokens.following, $0) }
        tokens.advance()
        guard !isModifier else { return }
        guard tokens.isName, !isContextual || isHeader(tokens.following) else { return end() }
        var type = declaration(kind, tokens.text)
        type.attributes = attributes.map { String($0.prefix { $0 != "(" && $0 != " " }) }
        end()
        if kind != .typealias {
            type.bases = readBases()
            header = Body(kind: kind, path: type.path)
        }
        declarations.append(type)
    }

    private func isHeader(_ token: SourceText.Token) -> Bool {
        [":", "{", "<"].contains { tokens.isPunctuation(token, $0) }
            || tokens.isWord(token, "where")
    }

    private mutating func readExtension() {
        let place = tokens.place
        let level = access
        end()
        while tokens.isPunctuation("@") { _ = tokens.readAttribute() }
        guard tokens.isName else { return end() }
        let path = tokens.readPath().joined(separator: ".")
        declarations.append(
            Declaration(kind: .extension, path: path, place: place, bases: readBases()))
        header = Body(kind: .extension, access: level, path: path)
    }

    private var isAtBody: Bool {
        tokens.isAtEnd || tokens.isPunctuation("{") || tokens.isPunctuation("}")
            || tokens.directive != nil
    }

    /// Reads what is between the name of a type and its braces: what it inherits from.
    private mutating func readBases() -> [String] {
        var bases = [String]()
        var depth = 0
        var isAfterColon = false
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

    /// A declaration at the current token.
    private func declaration(_ kind: Declaration.Kind, _ name: String) -> Declaration {
        let outer = bodies.last?.path ?? ""
        let level = access ?? bodies.last?.access
        return Declaration(
            kind: kind, path: outer.isEmpty ? name : "\(outer).\(name)", place: tokens.place,
            access: level,
            isVisible: level.map(["public", "package", "open"].contains) == true
                && bodies.allSatisfy { $0.kind == .extension },
            isLocal: bodies.contains { $0.kind == nil })
    }

    /// Adds a member, if other modules can see it.
    private mutating func expose(_ name: String) {
        let declaration = declaration(.member, name)
        if declaration.isVisible { declarations.append(declaration) }
        end()
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
