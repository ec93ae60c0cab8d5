import Foundation
import RouteMatching

/// A parameter that only its Navigator sees: a draft, a token, an address.
///
/// Everywhere else (outcomes, the history, the log, errors, analytics) `•••` replaces it. Only the
/// navigation state and the tickets of suspended requests keep it, to make the screen again. A link
/// template declares it, too, so that it stays private in an app without a route for it.
public struct Private<Value: Decodable & Sendable>: Decodable, Sendable {
    /// The value itself. Code that reads it keeps it out of logs.
    public let value: Value

    /// Makes a value private, as a property of a link template.
    public init(_ value: Value) {
        self.value = value
    }

    /// Reads the value itself: being private adds no level to it.
    public init(from decoder: any Decoder) throws {
        value = try decoder.singleValueContainer().decode(Value.self)
    }
}

extension Private: Encodable where Value: Encodable {
    /// Writes the value itself, but the mask into ``RouteValue/json``, which logs show.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        if let key = PrivateText.hidesValues, encoder.userInfo[key] != nil {
            try container.encode(PrivateText.mask)
        } else {
            try container.encode(value)
        }
    }
}

extension Private: CustomStringConvertible, CustomReflectable {
    /// The mask, so that not even a line for debugging contains the value.
    public var description: String { PrivateText.mask }
    public var customMirror: Mirror { Mirror(self, children: []) }
}

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

    /// Hides an undeclared part, if it is long enough to differ from the words of any sentence.
    package mutating func hide(undeclared part: String) {
        if part.utf8.count > 3 { hidden.insert(part) }
    }

    func hiding(_ others: Set<String>) -> PrivateText {
        PrivateText(text: text, hidden: hidden.union(others))
    }

    /// Masks the hidden values in a sentence of other code, which may contain a value as a URL
    /// does, with escapes.
    func hiding(in sentence: String) -> String {
        if hidden.isEmpty { return sentence }
        // The longest first: one value may be a part of another.
        return hidden.flatMap { [$0, $0.percentEncoded] }.filter { !$0.isEmpty }
            .sorted { $0.count > $1.count }.reduce(sentence) { $0.replacing($1, with: Self.mask) }
    }
}
