extension ModuleSelector {
    /// A word for the selection: `features` for `path:Modules/Features/*`; `nil` for all modules.
    var slug: String? {
        let slugs = included.map(\.slug)
        return slugs.allSatisfy(\.isEmpty) ? nil : slugs.joined(separator: "-")
    }
}

extension ModuleSelector.Term {
    fileprivate var slug: String {
        let word =
            switch self {
            case .name(let name): name
            case .kind(let kind): kind.rawValue
            case .glob(let glob), .external(let glob): glob.pattern
            case .path(let glob), .folder(let glob): glob.folder
            }
        return word.filter { $0 != "*" && $0 != "?" }.kebabCased
    }
}

extension Glob {
    /// The last folder of a path whose name contains letters.
    fileprivate var folder: String {
        pattern.split(separator: "/").map(String.init).last { $0.contains(where: \.isLetter) } ?? ""
    }
}

extension String {
    /// The text in lower case with hyphens between its words: `routing-kit` for `RoutingKit`.
    var kebabCased: String {
        var result = ""
        let characters = Array(self)
        for (index, character) in characters.enumerated() {
            guard character.isLetter || character.isNumber else {
                if !result.isEmpty, !result.hasSuffix("-") { result += "-" }
                continue
            }
            let isAfterLower = index > 0 && !characters[index - 1].isUppercase
            let isBeforeLower =
                index + 1 < characters.count && characters[index + 1].isLowercase
            if character.isUppercase, !result.isEmpty, !result.hasSuffix("-"),
                isAfterLower || isBeforeLower
            {
                result += "-"
            }
            result += character.lowercased()
        }
        return result
    }
}
