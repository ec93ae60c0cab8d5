import Foundation
import RouteMatching

/// A text without the values of private parameters, and those values.
package struct PrivateText {
    /// What stands in the place of a value.
    package static let mask = "•••"

    package var text: String
    package var hidden: Set<String> = []

    package init(text: String, hidden: Set<String> = []) {
        self.text = text
        self.hidden = hidden
    }

    /// The same in what other code wrote about a request, a sentence for instance, which may spell
    /// a value as a URL does.
    package func hiding(in sentence: String) -> String {
        // The longest first: one value may be a part of another.
        hidden.flatMap { [$0, PercentEncoding.encode($0)] }.filter { !$0.isEmpty }
            .sorted { $0.count > $1.count }.reduce(sentence) { $0.replacing($1, with: Self.mask) }
    }
}
