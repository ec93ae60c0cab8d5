import Foundation

/// A text in English with values, such as `"Ask \(name)"`: the key of its translations.
public struct LocalizableText: ExpressibleByStringInterpolation, Sendable {
    /// With `%@` in place of each value.
    let key: String
    private let values: [Value]

    fileprivate enum Value {
        case text(String)
        case number(Int)
    }

    public struct StringInterpolation: StringInterpolationProtocol {
        fileprivate var key = ""
        fileprivate var values: [Value] = []

        public init(literalCapacity: Int, interpolationCount: Int) {
            key.reserveCapacity(literalCapacity + 2 * interpolationCount)
        }

        public mutating func appendLiteral(_ text: String) { key += text }

        /// In its own language, such as a name.
        public mutating func appendInterpolation(_ text: String) { append(.text(text)) }

        /// Written as usual in the user's region.
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

    /// `%@` is the next value, and `%2$@` the second one, for languages with another order.
    func filled(into translation: String) -> String {
        guard !values.isEmpty else { return translation }
        let parts = translation.split(separator: "%", omittingEmptySubsequences: false)
        var next = 0
        return parts.dropFirst().reduce(into: String(parts[0])) { text, part in
            let mark = part.prefix { $0 != "@" }
            let index =
                mark.isEmpty
                ? next : mark.hasSuffix("$") ? Int(mark.dropLast()).map { $0 - 1 } : nil
            guard let index, mark.endIndex < part.endIndex else { return text += "%\(part)" }
            next += 1
            if values.indices.contains(index) { text += values[index].text }
            text += part[mark.endIndex...].dropFirst()
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
