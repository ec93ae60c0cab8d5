import Foundation

/// A text in English with values, such as `"Ask \(name)"`: the key of its translations.
public struct LocalizableText: ExpressibleByStringInterpolation, Sendable {
    /// The text with `%@` in place of each value.
    let key: String
    private let values: [Value]

    fileprivate enum Value {
        case text(String)
        case number(Int)
    }

    /// The parts of a text.
    public struct StringInterpolation: StringInterpolationProtocol {
        fileprivate var key = ""
        fileprivate var values: [Value] = []

        public init(literalCapacity: Int, interpolationCount: Int) {
            key.reserveCapacity(literalCapacity + 2 * interpolationCount)
        }

        public mutating func appendLiteral(_ text: String) { key += text }

        /// Adds a value in its own language, such as a name.
        public mutating func appendInterpolation(_ text: String) { append(.text(text)) }

        /// Adds a number, which is written as usual in the user's region.
        public mutating func appendInterpolation(_ number: Int) { append(.number(number)) }

        private mutating func append(_ value: Value) {
            key += "%@"
            values.append(value)
        }
    }

    public init(stringLiteral text: String) {
        key = text
        values = []
    }

    public init(stringInterpolation: StringInterpolation) {
        key = stringInterpolation.key
        values = stringInterpolation.values
    }

    /// Returns a translation with the values. `%@` is the next value and `%2$@` the second one,
    /// where a language has another order.
    func filled(into translation: String) -> String {
        guard !values.isEmpty else { return translation }
        var next = 0
        return translation.replacing(/%(?:([1-9])\$)?@/) { match -> String in
            let index = match.output.1.flatMap { Int($0) }.map { $0 - 1 } ?? next
            next += 1
            return values.indices.contains(index) ? values[index].text : ""
        }
    }
}

extension LocalizableText.Value {
    fileprivate var text: String {
        switch self {
        case .text(let text): text
        case .number(let number): number.formatted(.number.locale(UserLocale.current))
        }
    }
}
