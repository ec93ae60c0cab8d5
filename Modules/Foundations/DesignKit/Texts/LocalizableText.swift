import Foundation

/// A text in English with values, such as `"Ask \(name)"`: the key of its translations.
public struct LocalizableText: ExpressibleByStringInterpolation, StringInterpolationProtocol,
    Sendable
{
    /// The text while it is put together: its values become parts of neither the key nor a table.
    public typealias StringInterpolation = LocalizableText

    /// The text with `%@` in place of each value.
    private(set) var key = ""
    private var values: [String] = []

    /// Begins a text with values.
    /// - Parameters:
    ///   - literalCapacity: The length of its fixed parts.
    ///   - interpolationCount: The number of its values.
    public init(literalCapacity: Int, interpolationCount: Int) {
        key.reserveCapacity(literalCapacity + 2 * interpolationCount)
    }

    /// Makes a text without values.
    /// - Parameter text: The text in English.
    public init(stringLiteral text: String) { key = text }

    /// Makes a text with values.
    /// - Parameter stringInterpolation: The text and its values, as the compiler puts them
    ///   together.
    public init(stringInterpolation: LocalizableText) { self = stringInterpolation }

    /// Adds a fixed part.
    public mutating func appendLiteral(_ text: String) { key += text }

    /// Adds a value in its own language, such as a name.
    public mutating func appendInterpolation(_ text: String) {
        key += "%@"
        values.append(text)
    }

    /// Adds a number, which is written as usual in the user's region.
    public mutating func appendInterpolation(_ number: Int) {
        appendInterpolation(number.formatted(.number.locale(UserLocale.current)))
    }

    /// Puts the values into a translation, in which `%@` is the next value, and `%2$@` the second
    /// one, for languages with another order.
    func filled(into translation: String) -> String {
        guard !values.isEmpty else { return translation }
        var next = 1
        return translation.replacing(/%(?:(\d+)\$)?@/) { mark in
            let number = mark.1.flatMap { Int($0) } ?? next
            next += 1
            return values.indices.contains(number - 1) ? values[number - 1] : ""
        }
    }
}
