import Foundation

/// The names of features in the text of a file that stand beside each other: `"Home", "Profile"` in a
/// manifest, `Home,Profile` in a command, `Home & Profile` in a diagram. They are a list of the app's
/// features if at most one feature is missing.
struct FeatureRuns {
    /// How a list spells names, and what is between them.
    private static let spellings: [(quote: String, separator: String)] = [
        ("\"", ", "), ("", ","), ("", " & "),
    ]

    private let features: [String]

    /// Finds the lists of these features.
    init(of features: [String]) { self.features = features }

    /// Adds a name behind the last name of each list; a list that has it stays as it is.
    func adding(_ name: String, to text: String) -> String {
        edit(text, with: [name]) { $0.contains(name) ? $0 : $0 + [name] }
    }

    /// Removes a name from each list.
    func removing(_ name: String, from text: String) -> String {
        edit(text) { $0.filter { $0 != name } }
    }

    private func edit(
        _ text: String, with new: [String] = [], _ change: ([String]) -> [String]
    ) -> String {
        // Most texts name too few of them, and a regular expression takes long.
        guard features.count(where: text.contains) >= max(features.count - 1, 1) else {
            return text
        }
        return Self.spellings.reduce(text) { text, spelling in
            let (quote, separator) = spelling
            let name = "\(quote)(?:\((features + new).joined(separator: "|")))\(quote)"
            let pattern = "(^|[^A-Za-z0-9\"])(\(name)(?:\(separator)\(name))+)(?![A-Za-z0-9\"])"
            guard features.count > 1, let regex = try? Regex(pattern) else { return text }
            return text.replacing(regex) { match in
                let all = String(text[match.range])
                guard let before = match.output[1].substring, let run = match.output[2].substring
                else { return all }
                let names = run.components(separatedBy: separator)
                    .map { $0.replacing("\"", with: "") }
                guard names.count(where: features.contains) >= features.count - 1 else {
                    return all
                }
                let changed = change(names).map { quote + $0 + quote }
                return before + changed.joined(separator: separator)
            }
        }
    }
}
