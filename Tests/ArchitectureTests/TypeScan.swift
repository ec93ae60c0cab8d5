/// Counts the members of types, and the arguments of their initializers, in the tokens of files.
///
/// A member is a declaration in the braces of the type or of one of its extensions, in whichever
/// module: a property, a function, an initializer, a subscript, a case, a type alias. Types of the
/// same name count as one.
struct TypeScan {
    /// An initializer.
    struct Initializer {
        let type: String
        let path: String
        let line: Int
        /// The number of its arguments, with those that have a default value.
        let arguments: Int
    }

    /// The number of members by the name of the type, such as `RouteError.Reason`.
    private(set) var members: [String: Int] = [:]
    private(set) var initializers: [Initializer] = []

    init(_ files: [SourceFile]) {
        for file in files { scan(file) }
    }

    private mutating func scan(_ file: SourceFile) {
        let tokens = SwiftTokens(file.text)
        // The types around the current token, and `nil` for other braces.
        var scopes: [(type: String?, parentheses: Int)] = []
        var (opened, parentheses): (String?, Int) = (nil, 0)
        for index in tokens.indices {
            switch tokens[index] {
            case "{":
                scopes.append((opened, parentheses))
                (opened, parentheses) = (nil, 0)
            case "}": parentheses = scopes.popLast()?.parentheses ?? 0
            case "(", "[": parentheses += 1
            case ")", "]": parentheses -= 1
            case let word where parentheses == 0 && tokens.beginsDeclaration(index):
                let types = scopes.map(\.type)
                guard !types.contains(nil) else { continue }
                let type = types.compactMap { $0 }.joined(separator: ".")
                if SwiftTokens.types.contains(word) {
                    if let name = tokens.name(after: index) { opened = name }
                } else if SwiftTokens.members.contains(word), !types.isEmpty {
                    members[type, default: 0] += tokens.count(ofMembersAt: index)
                    guard word == "init" else { continue }
                    initializers.append(
                        Initializer(
                            type: type, path: file.path, line: tokens.line(of: index),
                            arguments: tokens.count(ofArgumentsAfter: index)))
                }
            default: continue
            }
        }
    }
}
