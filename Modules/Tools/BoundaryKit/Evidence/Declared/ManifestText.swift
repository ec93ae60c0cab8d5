/// The text of a manifest, in which the places of targets and dependencies are looked up.
///
/// A manifest is a program, so this reads it as people do: a target stands where its name is the
/// first argument of a call, and its dependencies stand inside that call.
struct ManifestText {
    /// A pair of brackets in which names stand.
    private struct Scope {
        let parent: Int?
        /// Whether it is that of a call.
        let isCall: Bool
        /// What is called, such as `library`; `nil` if it is no call.
        let function: String?
        /// The label before it, such as `dependencies` before a list.
        let label: String?
        /// The labels inside it, of its own arguments.
        var labels: Set<String> = []

        /// Whether its name is that of something else than a target. Only a product has targets.
        var isNoTarget: Bool {
            labels.contains("targets")
                || ["Package", "package", "product", "trait"].contains(function)
        }
    }

    /// A name in quotes.
    private struct Mention {
        let place: SourcePlace
        let scope: Int
        /// Whether it is the first argument or element in its scope.
        let isFirst: Bool
    }

    private let file: String
    private var scopes = [Scope(parent: nil, isCall: false, function: nil, label: nil)]
    private var mentions: [String: [Mention]] = [:]

    /// - Parameter file: Its path from the package's folder.
    init(_ source: [UInt8], file: String = "Package.swift") {
        self.file = file
        var tokens = TokenReader(source)
        var lines = LineCounter()
        var scope = 0
        var label: String?
        var isFirst = true
        while !tokens.isAtEnd {
            if let opening = tokens.opening {
                let function = opening == .call ? tokens.previousWord : nil
                scopes.append(
                    Scope(
                        parent: scope, isCall: opening == .call, function: function, label: label))
                scope = scopes.count - 1
                (label, isFirst) = (nil, true)
            } else if tokens.isClosing {
                scope = scopes[scope].parent ?? scope
                (label, isFirst) = (nil, false)
            } else if tokens.isPunctuation(",") {
                (label, isFirst) = (nil, false)
            } else if tokens.isPunctuation(":") {
                label = tokens.previousWord
                if let label { scopes[scope].labels.insert(label) }
            } else if let name = tokens.quotedText {
                let place = lines.place(of: tokens.current.start, in: source, file: file)
                mentions[name, default: []].append(
                    Mention(place: place, scope: scope, isFirst: isFirst))
            }
            tokens.advance()
        }
    }

    /// Where a target is declared; the file's first line if its name stands nowhere.
    func place(ofTarget name: String) -> SourcePlace {
        declaration(of: name)?.place ?? SourcePlace(file: file)
    }

    /// Where a target's dependency is declared; where the target is if its name stands nowhere.
    func place(of dependency: String, in target: String) -> SourcePlace {
        guard let target = declaration(of: target) else { return SourcePlace(file: file) }
        let inside = mentions[dependency, default: []].filter { mention in
            mention.place != target.place && isInside(mention.scope, target.scope)
        }
        let listed = inside.first { labels(around: $0.scope).contains("dependencies") }
        return (listed ?? inside.first ?? target).place
    }

    private func declaration(of target: String) -> Mention? {
        let all = mentions[target, default: []]
        let elsewhere: Set = ["products", "traits", "dependencies", "plugins"]
        let outside = all.filter { mention in
            elsewhere.isDisjoint(with: labels(around: mention.scope))
                && !(mention.isFirst && scopes[mention.scope].isNoTarget)
        }
        let called = outside.first { $0.isFirst && scopes[$0.scope].isCall }
        if let found = called ?? outside.first ?? all.first { return found }
        // Tests are often made from the name of what they test.
        return target.hasSuffix("Tests") ? declaration(of: String(target.dropLast(5))) : nil
    }

    private func labels(around scope: Int) -> Set<String> {
        Set(sequence(first: scope) { scopes[$0].parent }.compactMap { scopes[$0].label })
    }

    private func isInside(_ scope: Int, _ other: Int) -> Bool {
        scopes[other].isCall && sequence(first: scope) { scopes[$0].parent }.contains(other)
    }
}

extension TokenReader {
    fileprivate enum Opening {
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

    /// The word before the current token.
    fileprivate var previousWord: String? { previous.kind == .word ? text(of: previous) : nil }

    /// What stands between the quotes of the current token, if it is a plain string.
    fileprivate var quotedText: String? {
        guard current.kind == .literal, source[current.start] == UInt8(ascii: "\"") else {
            return nil
        }
        return String(text(of: current).dropFirst().dropLast())
    }
}
