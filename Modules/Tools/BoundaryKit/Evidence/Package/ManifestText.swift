/// The text of a manifest, in which the places of targets and dependencies are looked up.
///
/// A manifest is a program. This reads its brackets instead of evaluating it: a target is declared
/// where its name is the first argument of a call, and its dependencies are inside that call, or in
/// the variables that the call mentions.
struct ManifestText {
    /// An argument, or an element of a list.
    struct Item {
        /// The label before it, such as `dependencies`.
        var label: String?
        var range: Range<Int>

        func extended(to end: Int, label: String? = nil) -> Item {
            Item(label: label ?? self.label, range: range.lowerBound..<end)
        }
    }

    /// A pair of brackets.
    struct Group {
        let open: Int
        /// The offset of the closing bracket.
        var close: Int
        let isList: Bool
        /// The name of the called function; `nil` if it isn't a call.
        let function: String?
        let parent: Int?
        /// The label before it.
        let label: String?
        var items: [Item] = []
    }

    /// A string, such as the name of a target.
    struct Literal {
        let text: String
        let offset: Int
        /// The innermost brackets around it.
        let group: Int?
        /// The labels of the arguments around it.
        let labels: Set<String>
    }

    /// A variable with the range of its initial value.
    private struct Variable {
        let name: String
        var range: Range<Int>
    }

    let source: SourceText
    private(set) var groups: [Group] = []
    /// The strings by their texts.
    private var literals: [String: [Literal]] = [:]
    private var words: [(text: String, offset: Int)] = []
    private var variables: [Variable] = []
    /// The values of the variables that targets use as dependencies.
    private var dependencyValues: [Range<Int>] = []

    /// - Parameters:
    ///   - bytes: The bytes of the manifest.
    ///   - file: Its path, relative to the package's folder.
    init(_ bytes: [UInt8], file: String = "Package.swift") {
        source = SourceText(bytes, file: file)
        read()
        dependencyValues = variables(
            mentionedIn: groups.flatMap(\.items).filter { $0.label == "dependencies" }.map(\.range))
    }

    private mutating func read() {
        var tokens = TokenReader(source)
        var open: [Int] = []
        var item: Item?
        // The elements around the current brackets.
        var outer: [Item] = []
        while !tokens.isAtEnd {
            let range = tokens.current.range
            let text = tokens.current.kind == .punctuation ? tokens.text : ""
            switch text {
            case "(", "[", "{":
                let isCall = text == "(" && tokens.previous.kind == .word
                outer.append(item ?? Item(range: range))
                groups.append(
                    Group(
                        open: range.lowerBound, close: source.bytes.count, isList: text == "[",
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
            default:
                item = item?.extended(to: range.upperBound) ?? Item(range: range)
            }
            if tokens.current.kind == .literal {
                let text = source.string(in: range)
                let around = open.reversed().compactMap { groups[$0].label }
                literals[text, default: []].append(
                    Literal(
                        text: text, offset: range.lowerBound, group: open.last,
                        labels: Set(around + [item?.label].compactMap { $0 })))
            } else if tokens.isName {
                words.append((tokens.text, range.lowerBound))
                let isVariable = ["let", "var"].contains { tokens.isWord(tokens.previous, $0) }
                if isVariable {
                    if let last = variables.indices.last {
                        variables[last].range = variables[last].range.lowerBound..<range.lowerBound
                    }
                    variables.append(
                        Variable(
                            name: tokens.text, range: range.upperBound..<source.bytes.count))
                }
                // The next statement at the top of the file ends the variable before it.
                if open.isEmpty, !isVariable, tokens.isAfterExpression,
                    let last = variables.indices.last,
                    variables[last].range.upperBound == source.bytes.count
                {
                    variables[last].range = variables[last].range.lowerBound..<range.lowerBound
                }
            }
            tokens.advance()
        }
    }

    // MARK: Places

    /// The place of a target's declaration; the beginning of the file if its name isn't in the text.
    func place(ofTarget name: String) -> SourcePlace {
        declaration(of: name).map { source.place(of: $0.offset) } ?? SourcePlace(file: source.file)
    }

    /// The place of a target's dependency; that of the target if the dependency's name isn't in the
    /// text.
    func place(of dependency: String, in target: String) -> SourcePlace {
        guard let target = declaration(of: target) else { return SourcePlace(file: source.file) }
        let found = literal(of: dependency, in: target) ?? target
        return source.place(of: found.offset)
    }

    /// The literal that names a target's dependency.
    private func literal(of dependency: String, in target: Literal) -> Literal? {
        let candidates = literals[dependency, default: []].filter { literal in
            literal.offset != target.offset && literal.labels.isDisjoint(with: Self.otherLabels)
        }
        let call = target.group.map { groups[$0].open..<groups[$0].close } ?? 0..<0
        let inside = candidates.filter { call.contains($0.offset) }
        if let listed = inside.first(where: { $0.labels.contains("dependencies") }) {
            return listed
        }
        if let first = inside.first { return first }
        let values = variables(mentionedIn: [call])
        return candidates.first { literal in values.contains { $0.contains(literal.offset) } }
    }

    /// The literal by which a target is declared.
    func declaration(of target: String) -> Literal? {
        let all = literals[target, default: []]
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
        "moduleAliases",
    ]

    /// The labels of the lists that declare no target.
    private static let elsewhere: Set = ["products", "traits", "dependencies", "plugins"]

    /// Whether a literal is the first argument or element in its brackets.
    private func isFirst(_ literal: Literal) -> Bool {
        literal.group.flatMap { groups[$0].items.first }?.range.contains(literal.offset) ?? false
    }

    /// Whether the first argument in some brackets is the name of something other than a target. Only
    /// products have targets.
    private func isOther(_ group: Int?) -> Bool {
        guard let group else { return false }
        return groups[group].items.contains { $0.label == "targets" }
            || ["Package", "package", "product", "trait"].contains(groups[group].function)
    }

    /// The values of all variables that some ranges mention, directly or through others.
    private func variables(mentionedIn ranges: [Range<Int>]) -> [Range<Int>] {
        var (found, open) = ([Range<Int>](), ranges)
        var known: Set<String> = []
        if variables.isEmpty { return [] }
        while let range = open.popLast() {
            let first = words.partitioningIndex { $0.offset >= range.lowerBound }
            let names = Set(words[first...].prefix { $0.offset < range.upperBound }.map(\.text))
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

extension [(text: String, offset: Int)] {
    /// The first index at which a condition holds, which holds for all after it, too.
    fileprivate func partitioningIndex(where isAfter: (Element) -> Bool) -> Int {
        var (low, high) = (0, count)
        while low < high {
            let middle = (low + high) / 2
            if isAfter(self[middle]) { high = middle } else { low = middle + 1 }
        }
        return low
    }
}
