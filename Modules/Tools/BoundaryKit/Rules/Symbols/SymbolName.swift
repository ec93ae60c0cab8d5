/// The name of a symbol in a rule, such as `print`, `AppRouter.register` or
/// `Foundation.UserDefaults.standard`: with the types around it, and with or without the module.
/// Without argument labels, it names every overload.
struct SymbolName: Hashable, Sendable {
    let text: String
    /// The name itself, without types and labels.
    let base: String
    /// The types and the module before it.
    private let types: [String]

    init(_ text: String) {
        let parts = text.split(separator: ".").map(String.init)
        self.text = text
        base = parts.last.map { String($0.prefix { $0 != "(" }) } ?? text
        types = parts.dropLast()
    }

    /// The type before the name; `nil` if there is none.
    var type: SymbolName? {
        types.isEmpty ? nil : SymbolName(types.joined(separator: "."))
    }

    /// Whether a symbol has this name.
    /// - Parameter name: Its name with the types around it.
    func matches(_ name: String, in module: String?) -> Bool {
        // A name that only the text of a file shows has no labels.
        let hasLabels = text.contains("(") && name.contains("(")
        let text = hasLabels ? text[...] : text.prefix { $0 != "(" }
        let name = hasLabels ? name[...] : name.prefix { $0 != "(" }
        return name == text || module.map { "\($0).\(name)" == text } ?? false
    }

    /// Whether a word in code that isn't in the index can mean this symbol: it has the same name,
    /// and isn't a member of another type.
    /// - Parameter isMethod: Whether it is a function of an instance, which has to be called on one.
    func canMean(_ word: SourceFacts.Word, isMethod: Bool) -> Bool {
        guard word.text == base, !isMethod || word.isCalled && !word.isImplicit else {
            return false
        }
        guard let qualifier = word.qualifier else { return types.isEmpty || base == "init" }
        let isType = qualifier.first?.isUppercase == true
        return isType ? (types.last ?? "Swift") == qualifier : !types.isEmpty
    }
}
