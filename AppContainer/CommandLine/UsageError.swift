import RouteMatching
import RoutingKit

/// Arguments that can't be understood.
struct UsageError: Error, CustomStringConvertible {
    /// A sentence that names the argument and the way out.
    let description: String

    init(_ description: String) {
        self.description = description
    }

    /// Names a wrong word, the nearest right one if there is one, and all right ones.
    init(unknown kind: String, _ word: String, among words: [String]) {
        let hint = Spelling.nearest(to: word, among: words).map { "did you mean '\($0)'?" }
        let list = words.joined(separator: ", ")
        description = "unknown \(kind) '\(word)'; " + (hint ?? "it is one of \(list)")
    }
}
