/// Reads the structure of a manifest: its brackets, string literals and variables.
struct ManifestReader {
    private(set) var scopes = [
        ManifestScope(parent: nil, isCall: false, function: nil, label: nil, variable: nil)
    ]
    private(set) var mentions: [String: [ManifestMention]] = [:]
    /// For each variable, the scopes of its initial value.
    private(set) var variables: [String: [Int]] = [:]
    /// For each scope, the words directly in it, except labels and names of members.
    private(set) var words: [Int: Set<String>] = [:]
    /// For each variable, the words of its initial value outside brackets.
    private(set) var values: [String: Set<String>] = [:]
    /// The words of arguments with the label `dependencies`, outside brackets.
    private(set) var dependencyWords: Set<String> = []
    private var tokens: TokenReader
    private var lines = LineCounter()
    private var scope = 0
    private var label: String?
    private var isFirst = true
    /// The last word, if it can be the name of a variable.
    private var word: String?
    /// For each scope, the variable that is being declared, and whether its value has begun.
    private var declarations: [Int: (name: String, hasValue: Bool)] = [:]

    /// Reads a manifest.
    /// - Parameter file: Its path, relative to the package's folder.
    init(_ source: [UInt8], file: String) {
        tokens = TokenReader(source)
        while !tokens.isAtEnd {
            readToken(in: file)
            tokens.advance()
        }
    }

    private mutating func readToken(in file: String) {
        // A word before a colon is a label.
        if let word, !tokens.isPunctuation(":") { keep(word) }
        word = nil
        if let opening = tokens.opening {
            open(opening)
        } else if tokens.isClosing {
            scope = scopes[scope].parent ?? scope
            (label, isFirst) = (nil, false)
        } else if tokens.isPunctuation(",") {
            (label, isFirst) = (nil, false)
        } else if tokens.isPunctuation(":") {
            label = tokens.previousWord
            if let label { scopes[scope].labels.insert(label) }
        } else if let name = tokens.quotedText {
            let place = lines.place(of: tokens.current.start, in: tokens.source, file: file)
            mentions[name, default: []].append(
                ManifestMention(place: place, scope: scope, isFirst: isFirst, label: label))
        } else if tokens.current.kind == .word {
            readWord(tokens.text(of: tokens.current))
        } else if tokens.isAssignment, let name = declarations[scope]?.name {
            declarations[scope] = (name, true)
        }
    }

    private mutating func keep(_ word: String) {
        words[scope, default: []].insert(word)
        if label == "dependencies" { dependencyWords.insert(word) }
        if let declaration = declarations[scope], declaration.hasValue {
            values[declaration.name, default: []].insert(word)
        }
    }

    private mutating func open(_ opening: TokenReader.Opening) {
        let function = opening == .call ? tokens.previousWord : nil
        let declaration = declarations[scope]
        let variable = declaration?.hasValue == true ? declaration?.name : nil
        scopes.append(
            ManifestScope(
                parent: scope, isCall: opening == .call, function: function, label: label,
                variable: variable))
        scope = scopes.count - 1
        if let variable { variables[variable, default: []].append(scope) }
        (label, isFirst) = (nil, true)
    }

    private mutating func readWord(_ word: String) {
        if tokens.previousWord == "let" || tokens.previousWord == "var" {
            declarations[scope] = (word, false)
        } else if tokens.beginsStatement {
            declarations[scope] = nil
        }
        if tokens.position != .member { self.word = word }
    }
}

extension TokenReader {
    /// The kinds of opening brackets.
    enum Opening {
        case call, other
    }

    /// The opening bracket at the current token.
    fileprivate var opening: Opening? {
        if isPunctuation("(") { return previousWord == nil ? .other : .call }
        return isPunctuation("[") || isPunctuation("{") ? .other : nil
    }

    fileprivate var isClosing: Bool {
        isPunctuation(")") || isPunctuation("]") || isPunctuation("}")
    }

    /// Whether the current token is `=`.
    fileprivate var isAssignment: Bool { text(of: current) == "=" }

    /// Whether the current word can only begin a new statement: it follows the end of an
    /// expression.
    fileprivate var beginsStatement: Bool {
        switch previous.kind {
        case .word, .literal, .name: true
        case .punctuation: [")", "]", "}"].contains(text(of: previous))
        default: false
        }
    }

    /// The word before the current token.
    fileprivate var previousWord: String? { previous.kind == .word ? text(of: previous) : nil }

    /// The text between the quotes of the current token if it is a plain string.
    fileprivate var quotedText: String? {
        guard current.kind == .literal, source[current.start] == UInt8(ascii: "\"") else {
            return nil
        }
        return String(text(of: current).dropFirst().dropLast())
    }
}
