import Foundation
import RouteMatching

/// A text in which the values of private parameters are masked, and those values.
package struct PrivateText {
    package static let mask = "•••"

    /// Set in the user info of an encoder that writes masks instead of private values.
    static let hidesValues = CodingUserInfoKey(rawValue: "RoutingKit.hidesPrivateValues")

    package var text: String
    /// The values, as they were before they were escaped.
    package var hidden: Set<String>

    package init(text: String, hidden: Set<String> = []) {
        self.text = text
        self.hidden = hidden
    }

    /// Hides it if it is long enough to differ from the words of any sentence.
    package mutating func hide(undeclared part: String) {
        if part.utf8.count > 3 { hidden.insert(part) }
    }

    package func hiding(_ others: Set<String>) -> PrivateText {
        PrivateText(text: text, hidden: hidden.union(others))
    }

    /// A text by other code may contain a value as a URL does, with escapes.
    package func hiding(in sentence: String) -> String {
        if hidden.isEmpty { return sentence }
        // The longest first: one value may be a part of another.
        return hidden.flatMap { [$0, PercentEncoding.encode($0)] }.filter { !$0.isEmpty }
            .sorted { $0.count > $1.count }.reduce(sentence) { $0.replacing($1, with: Self.mask) }
    }
}
