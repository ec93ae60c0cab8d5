/// Reads the tokens of a Swift file for facts about it.
final class SourceScanner {
    static let types: [(StaticString, SourceSymbol.Kind)] = [
        ("struct", .struct), ("class", .class), ("enum", .enum), ("protocol", .protocol),
        ("typealias", .typealias), ("actor", .class),
    ]
    static let kindsOfImports: [StaticString] = [
        "struct", "class", "enum", "protocol", "typealias", "func", "let", "var", "actor",
    ]
    /// The keywords after which a value begins.
    static let wordsBeforeValues: [StaticString] = [
        "return", "case", "in", "else", "try", "await", "is", "as", "where", "throw", "yield",
    ]
    static let functions: [StaticString] = ["func", "init", "deinit", "subscript"]
    static let accessLevels: [StaticString] = [
        "public", "package", "internal", "private", "fileprivate", "open",
    ]

    var facts = SourceFacts()
    /// The lines of the branches of `#if`.
    private(set) var branches: [ClosedRange<Int>] = []

    /// The words between an attribute and the declaration that it is about.
    static let modifiers: [StaticString] = [
        "final", "indirect", "nonisolated", "isolated", "distributed", "static",
    ]

    let keepsAllWords: Bool
    var lexer: SwiftLexer
    var lines = LineCounter()
    var braces = 0
    var parentheses = 0
    /// The word before the current token, with the token itself.
    var previous = SwiftToken()
    var beforePrevious = SwiftToken()
    /// The last of the words that are kept.
    var lastWord = SwiftToken()
    /// Whether the next word is the name of what an import imports of a module.
    var isImported = false
    /// Whether a function needs no instance.
    var isStatic = false
    /// The access level before a declaration.
    var access: String?
    /// The access level before that of a setter, such as `public` before `private(set)`.
    var accessOfGetter: String?
    /// The type whose keyword is the last token.
    var type: SourceSymbol.Kind?
    /// The first lines of the open branches of `#if`, from the outermost.
    var openBranches: [Int] = []

    /// The attributes before a declaration.
    var attributes: [String] = []
    /// The number of open parentheses at the last of them.
    var attributeDepth = 0
    /// The type or extension whose body hasn't begun yet.
    var header: Body?
    /// What is written between the name of that type and its body.
    var head = TypeHead()
    /// The braces around the current token.
    var bodies: [Body] = []
    /// The number of open parentheses at the name of the visible declaration whose signature is
    /// being read; `nil` outside of one.
    var signatureDepth: Int?

    /// The declaration to which a pair of braces belongs.
    struct Body {
        /// Its kind; `nil` for a function and for other code.
        var kind: SourceSymbol.Kind?
        /// Its written access level.
        var access: String?
        /// The name of the type.
        var name = ""
        /// The name with the types around it.
        var path = ""
    }

    private init(_ source: [UInt8], keepsAllWords: Bool) {
        lexer = SwiftLexer(source)
        self.keepsAllWords = keepsAllWords
    }

    /// Reads a file.
    /// - Parameter indexed: The lines that contain symbols of the index. A branch of `#if` without
    ///   any is one that the build doesn't compile, and only words in such branches are kept; `nil`
    ///   to keep all words.
    static func facts(of source: [UInt8], indexed: Set<Int>?) -> SourceFacts {
        let scanner = SourceScanner(source, keepsAllWords: indexed == nil)
        scanner.scan()
        guard let indexed else { return scanner.facts }
        let unindexed = scanner.branches.filter { indexed.isDisjoint(with: $0) }
        scanner.facts.words.removeAll { word in
            !unindexed.contains { $0.contains(word.position.line) }
        }
        return scanner.facts
    }

    private func scan() {
        var token = lexer.next()
        while token.kind != .end {
            read(token)
            (beforePrevious, previous) = (previous, token)
            token = lexer.next()
        }
    }

    private func read(_ token: SwiftToken) {
        if header != nil, !isByte("{", token) {
            let isWord = token.kind == .word || token.kind == .name
            head.read(text(of: token), isWord: isWord)
        }
        if token.kind != .word, token.kind != .name { type = nil }
        switch token.kind {
        case .punctuation: readPunctuation(token)
        case .pound:
            guard let directive = Directive(lexer.text(of: token)) else { return }
            readDirective(directive, at: position(of: token).line)
        case .word, .name: readWord(token)
        case .infixOperator, .literal:
            access = nil
            if parentheses <= attributeDepth { attributes = [] }
        default: break
        }
    }

    private func readPunctuation(_ token: SwiftToken) {
        switch Unicode.Scalar(lexer.source[token.start]) {
        case "(", "[":
            // A function can have the name of an access level, as in `open(url)`.
            if isAny(previous, of: Self.accessLevels), !isSetter(after: token) { access = nil }
            parentheses += 1
            if isByte("(", token) { noteCall() }
        case ")", "]": parentheses -= 1
        case "{":
            noteCall()
            braces += 1
            endHead()
            bodies.append(header ?? Body())
            header = nil
            endDeclaration()
        case "}":
            braces -= 1
            _ = bodies.popLast()
            endDeclaration()
        default: break
        }
    }

    private func isSetter(after parenthesis: SwiftToken) -> Bool {
        lexer.source[parenthesis.end...].drop { $0 == UInt8(ascii: " ") }.starts(with: "set".utf8)
    }

    /// Notes that the word before a parenthesis or a brace is called.
    private func noteCall() {
        guard previous.start == lastWord.start, lastWord.end > 0, !facts.words.isEmpty else {
            return
        }
        facts.words[facts.words.count - 1].isCalled = true
    }

    /// Keeps what the declaration before a brace inherits from.
    private func endHead() {
        guard let header else { return }
        if header.kind == .extension {
            self.header?.path = head.path
            facts.extensions.append(
                .init(path: head.path, position: head.position, bases: head.bases))
        } else if !facts.types.isEmpty {
            facts.types[facts.types.count - 1].bases = head.bases
        }
    }

    /// Ends the words that belong to a declaration, at one of its braces.
    private func endDeclaration() {
        access = nil
        attributes = []
        if let depth = signatureDepth, depth >= parentheses { signatureDepth = nil }
    }

    private func readDirective(_ directive: Directive, at line: Int) {
        if directive != .if, let start = openBranches.popLast() {
            branches.append(start...max(start, line))
        }
        if directive != .endif { openBranches.append(line) }
    }
}
