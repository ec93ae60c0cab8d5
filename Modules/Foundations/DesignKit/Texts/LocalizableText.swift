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
        // By hand: a regular expression takes fifty times as long, for each text of a page.
        let parts = translation.split(separator: "%", omittingEmptySubsequences: false)
        var next = 0
        return parts.dropFirst().reduce(into: String(parts[0])) { text, part in
            let mark = part.prefix { $0 != "@" }
            let index =
                mark.isEmpty
                ? next : mark.hasSuffix("$") ? Int(mark.dropLast()).map { $0 - 1 } : nil
            guard let index, mark.endIndex < part.endIndex else { return text += "%\(part)" }
            next += 1
            if values.indices.contains(index) { text += values[index] }
            text += part[mark.endIndex...].dropFirst()
        }
    }
}
