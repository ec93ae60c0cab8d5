/// The text of a manifest, in which the places of targets and dependencies are looked up.
///
/// A manifest is a program. This reads its brackets instead of evaluating it: a target is declared
/// where its name is the first argument of a call, and its dependencies are inside that call, or in
/// the variables that the call mentions.
struct ManifestText: Sendable {
    /// An element of a list, or an argument of a call.
    struct Item {
        var label: String?
        var range: Range<Int>

        func extended(to end: Int, label: String? = nil) -> Item {
            Item(label: label ?? self.label, range: range.lowerBound..<end)
        }
    }

    /// A pair of brackets with what is between them.
    struct Group {
        /// The offset of the opening bracket.
        let open: Int
        var close: Int
        let isList: Bool
        /// The name before the parentheses of a call.
        let function: String?
        /// The index of the brackets around these.
        let parent: Int?
        /// The label of the argument that these brackets begin.
        let label: String?
        var items: [Item] = []
    }

    /// A string, without its quotation marks.
    struct Literal {
        let text: String
        let offset: Int
        /// The index of the brackets around it.
        let group: Int?
        /// The labels of the arguments that contain it.
        let labels: Set<String>
    }

    let source: SourceText
    private(set) var groups: [Group] = []
    private(set) var literals: [Literal] = []
    private var literalsByText: [String: [Literal]] = [:]
    private var words: [(text: String, offset: Int)] = []
    private var variables: [(name: String, range: Range<Int>)] = []
    /// The values of the variables that targets use as dependencies.
    private var dependencyValues: [Range<Int>] = []

    init(_ bytes: [UInt8], file: String = "Package.swift") {
        source = SourceText(bytes, file: file)
        readTokens()
        literalsByText = Dictionary(grouping: literals, by: \.text)
        dependencyValues = variables(
            mentionedIn: groups.flatMap(\.items).filter { $0.label == "dependencies" }.map(\.range))
    }

    /// Reads the brackets, the literals and the variables. The value of a variable ends at the next
    /// one, or at the next statement at the top of the file.
    private mutating func readTokens() {
        var tokens = TokenReader(source)
        var open: [Int] = []
        var starts: [(variable: String?, range: Range<Int>)] = []
        var item: Item?
        // The elements around the current brackets.
        var outer: [Item] = []
        while !tokens.isAtEnd {
            let range = tokens.current.range
            switch tokens.current.kind == .punctuation ? tokens.text : "" {
            case let bracket where ["(", "[", "{"].contains(bracket):
                let isCall = bracket == "(" && tokens.previous.kind == .word
                outer.append(item ?? Item(range: range))
                groups.append(
                    Group(
                        open: range.lowerBound, close: source.bytes.count, isList: bracket == "[",
                        function: isCall ? tokens.text(of: tokens.previous) : nil,
                        parent: open.last, label: item?.label))
                open.append(groups.count - 1)
                item = nil
            case ")", "]", "}":
                guard let group = open.popLast() else { break }
                if let item { groups[group].items.append(item) }
                groups[group].close = range.lowerBound
                item = outer.popLast()?.extended(to: range.upperBound)
            case ",":
                if let group = open.last, let item { groups[group].items.append(item) }
                item = nil
            case ":"
            where item?.label == nil
                && tokens.previous.range.lowerBound == item?.range.lowerBound:
                item = item?.extended(
                    to: range.upperBound, label: tokens.text(of: tokens.previous))
                // A label isn't a variable.
                if words.last?.offset == item?.range.lowerBound { words.removeLast() }
            default: item = item?.extended(to: range.upperBound) ?? Item(range: range)
            }
            if tokens.current.kind == .literal {
                let around = open.reversed().compactMap { groups[$0].label }
                literals.append(
                    Literal(
                        text: source.string(in: tokens.current), offset: range.lowerBound,
                        group: open.last, labels: Set(around + [item?.label].compactMap { $0 })))
            } else if tokens.isName {
                // In `.package(…)`, the word isn't the variable `package`.
                if !tokens.isMember { words.append((tokens.text, range.lowerBound)) }
                let isAfterExpression =
                    [.word, .name, .literal].contains(tokens.previous.kind)
                    || [")", "]", "}"].contains { tokens.isPunctuation(tokens.previous, $0) }
                if ["let", "var"].contains(where: { tokens.isWord(tokens.previous, $0) }) {
                    starts.append((tokens.text, range))
                } else if open.isEmpty, isAfterExpression, tokens.isAtLineStart {
                    starts.append((nil, range))
                }
            }
            tokens.advance()
        }
        let ends = starts.dropFirst().map(\.range.lowerBound) + [source.bytes.count]
        variables = zip(starts, ends).compactMap { start, end in
            start.variable.map { ($0, start.range.upperBound..<end) }
        }
    }

    // MARK: Places

    /// The place of a target, or of its dependency if that is named in the text.
    func place(ofTarget name: String, dependency: String? = nil) -> SourcePlace {
        guard let target = declaration(of: name) else { return SourcePlace(file: source.file) }
        let found = dependency.flatMap { literal(of: $0, in: target) } ?? target
        return source.place(of: found.offset)
    }

    /// The places at which it asks for the environment or the platform, one a line.
    var circumstances: [SourcePlace] {
        let words: Set = [
            "environment", "ProcessInfo", "getenv", "FileManager", "Context", "#if", "#elseif",
        ]
        let places = source.tokens.filter { token in
            [.word, .pound].contains(token.kind) && words.contains(source.text(token.range))
        }.map { source.place(of: $0.range.lowerBound) }
        return places.reduce(into: []) { if $0.last?.line != $1.line { $0.append($1) } }
    }

    private func literal(of dependency: String, in target: Literal) -> Literal? {
        let candidates = literalsByText[dependency, default: []].filter { literal in
            literal.offset != target.offset && literal.labels.isDisjoint(with: Self.otherLabels)
        }
        let call = target.group.map { groups[$0].open..<groups[$0].close } ?? 0..<0
        let inside = candidates.filter { call.contains($0.offset) }
        if let first = inside.first(where: { $0.labels.contains("dependencies") }) ?? inside.first {
            return first
        }
        let values = variables(mentionedIn: [call])
        return candidates.first { literal in values.contains { $0.contains(literal.offset) } }
    }

    /// Finds the name of a target where it is declared.
    ///
    /// Of the literals with this text, those don't count that name something else: a product, a
    /// dependency, a path. Of the others, the first argument of a call is the declaration, or else
    /// the first literal of them: a manifest can make its targets from a list of names.
    func declaration(of target: String) -> Literal? {
        let all = literalsByText[target, default: []]
        let outside = all.filter { literal in
            literal.labels.isDisjoint(with: Self.elsewhere)
                && literal.labels.isDisjoint(with: Self.otherLabels)
                && !(isFirst(literal) && isOther(literal.group))
                && !dependencyValues.contains { $0.contains(literal.offset) }
        }
        let called = outside.first { literal in
            isFirst(literal) && literal.group.map { groups[$0].function != nil } == true
        }
        if let found = called ?? outside.first ?? all.first { return found }
        // Tests are often made from the name of the module that they test.
        return target.hasSuffix("Tests") ? declaration(of: String(target.dropLast(5))) : nil
    }

    /// The labels of the arguments that name neither targets nor products.
    private static let otherLabels: Set = [
        "package", "path", "url", "exclude", "sources", "resources", "publicHeadersPath",
        "moduleAliases", "cSettings", "cxxSettings", "swiftSettings", "linkerSettings",
    ]

    /// The functions whose first argument names no target.
    private static let otherFunctions: Set = [
        "Package", "package", "product", "trait", "define", "enableUpcomingFeature",
        "enableExperimentalFeature", "unsafeFlags", "headerSearchPath", "linkedLibrary",
        "linkedFramework",
    ]

    /// The labels of the lists that declare no target.
    private static let elsewhere: Set = ["products", "traits", "dependencies", "plugins"]

    private func isFirst(_ literal: Literal) -> Bool {
        literal.group.flatMap { groups[$0].items.first }?.range.contains(literal.offset) ?? false
    }

    /// Whether the first argument in some brackets is the name of something other than a target.
    /// Only products have targets.
    private func isOther(_ group: Int?) -> Bool {
        guard let group else { return false }
        return groups[group].items.contains { $0.label == "targets" }
            || groups[group].function.map(Self.otherFunctions.contains) == true
    }

    /// The values of all variables that some ranges mention, directly or through others.
    private func variables(mentionedIn ranges: [Range<Int>]) -> [Range<Int>] {
        var found = [Range<Int>]()
        var open = variables.isEmpty ? [] : ranges
        var known: Set<String> = []
        while let range = open.popLast() {
            let names = Set(words.filter { range.contains($0.offset) }.map(\.text))
            for variable in variables
            where names.contains(variable.name) && !variable.range.overlaps(range)
                && known.insert(variable.name).inserted
            {
                found.append(variable.range)
                open.append(variable.range)
            }
        }
        return found
    }
}
