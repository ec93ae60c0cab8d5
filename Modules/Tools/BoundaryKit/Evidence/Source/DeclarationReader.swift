/// Reads the declarations of types, and those that other modules can see, in every branch of `#if`.
struct DeclarationReader {
    private struct Body {
        /// `nil` for a function and for other code.
        var kind: Declarations.Kind?
        /// The access level that it gives its members, if it is an extension.
        var access: String?
        var path: String
    }

    private var tokens: TokenReader
    private var found = Declarations()
    private var bodies: [Body] = []
    private var header: Body?
    /// The braces at the beginning of each open `#if`: each of its branches continues there.
    private var branches: [[Body]] = []
    private var attributes: [String] = []
    private var access: String?

    static func declarations(in source: SourceText) -> Declarations {
        var reader = DeclarationReader(tokens: TokenReader(source))
        while !reader.tokens.isAtEnd { reader.readToken() }
        return reader.found
    }

    private init(tokens: TokenReader) {
        self.tokens = tokens
    }

    private mutating func readToken() {
        if let directive = tokens.directive {
            _ = tokens.readCondition(of: directive)
            switch directive {
            case .if: branches.append(bodies)
            case .else, .elseif: if let last = branches.last { bodies = last }
            case .endif: _ = branches.popLast()
            }
        } else if tokens.isPunctuation("@") {
            let attribute = tokens.readAttribute()
            attributes.append(String(attribute.prefix { $0 != "(" && $0 != " " }))
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
        case "import":
            tokens.advance()
            if Self.importKinds.contains(tokens.text) { tokens.advance() }
            end()
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
        let level = access ?? bodies.last?.access
        expose(name, at: place)
        tokens.advance()
        let before = attributes
        found.types.append(
            Declarations.TypeDeclaration(
                kind: kind, path: path, place: place, access: level, attributes: before,
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
        "struct", "class", "enum", "protocol", "typealias", "func", "let", "var",
    ]
    private static let modifiers: Set = [
        "final", "indirect", "nonisolated", "isolated", "distributed", "static", "lazy", "weak",
        "unowned", "mutating", "nonmutating", "override", "required", "convenience", "dynamic",
        "optional", "prefix", "infix", "postfix", "consuming", "borrowing",
    ]
}
