import Foundation
import RouteMatching

/// Reads one parameter value as a type, by the type's own Decodable conformance.
struct ParameterText: FlatDecoder, SingleValueDecodingContainer {
    let text: String

    static func value<Value: Decodable>(_ text: String, as type: Value.Type) -> Value? {
        try? ParameterText(text: text).decode(type)
    }

    func singleValueContainer() -> any SingleValueDecodingContainer { self }
    func decodeNil() -> Bool { false }

    func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
        func checked(_ value: Any?) throws -> Value {
            guard let value = value as? Value else { throw mismatch(type) }
            return value
        }
        if type == String.self { return try checked(text) }
        // Foundation's URL decodes itself from a keyed container if the decoder doesn't handle it.
        if type == URL.self { return try checked(url) }
        // Those that a pattern's `bool` answers. A name alone, `?gift`, is true.
        if type == Bool.self { return try checked(text.isEmpty ? true : Bool(text)) }
        // A date decodes itself from a number of seconds, which no link has.
        if type == Date.self { return try checked(DateText.value(text)) }
        guard let lossless = type as? any LosslessStringConvertible.Type else {
            return try Value(from: self)
        }
        guard NumberText.isCanonical(text, for: type), let value = lossless.init(text) as? Value,
            (value as? any BinaryFloatingPoint)?.isFinite != false
        else { throw mismatch(type) }
        return value
    }

    /// The text as a complete URL, which names a host if it is of the web; `nil` if Foundation
    /// would have to repair it first. It reads `https://ⓔxample。com/` as another host than the text
    /// names, so a check would come too late.
    private var url: URL? {
        guard let url = URL(string: text), url.scheme?.isEmpty == false,
            url.absoluteString.utf8.elementsEqual(text.utf8),
            text.isOfTheWeb != true || url.host()?.isEmpty == false
        else { return nil }
        return url
    }

    func container<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
        throw mismatch(type)
    }

    private func mismatch(_ type: Any.Type) -> DecodingError {
        .typeMismatch(type, .init(codingPath: [], debugDescription: "'\(text)' is not \(type)"))
    }
}

extension NumberText {
    /// The text of a number without the exponent that Swift would write: `0.00001`; `nil` if it is
    /// not finite.
    static func decimal(_ number: some BinaryFloatingPoint & LosslessStringConvertible)
        -> String?
    {
        guard number.isFinite else { return nil }
        let parts = number.description.split(separator: "e")
        guard parts.count == 2, let exponent = Int(parts[1]) else { return number.description }
        let mantissa = parts[0].split(separator: ".").map { $0.drop { $0 == "-" } }
        let digits = mantissa.joined()
        let point = mantissa[0].count + exponent
        let sign = number < 0 ? "-" : ""
        if point <= 0 { return sign + "0." + String(repeating: "0", count: -point) + digits }
        // Swift writes an exponent only where no digit is left after the point.
        return sign + digits + String(repeating: "0", count: max(0, point - digits.count)) + ".0"
    }
}

/// The texts of a date in URLs: ISO 8601 with a time zone, or a day alone, which starts in UTC.
enum DateText {
    private static let seconds = Date.ISO8601FormatStyle()
    private static let milliseconds = Date.ISO8601FormatStyle(includingFractionalSeconds: true)
    private static let day = Date.ISO8601FormatStyle().year().month().day()

    /// Foundation's parser carries 25:00 over to the next day, and ignores what follows a date.
    private static var time: Regex<Substring> {
        #/T(?:[01][0-9]|2[0-3]):[0-5][0-9]:[0-5][0-9](?:\.[0-9]{1,9})?(?:Z|[+-][01][0-9]:?[0-5][0-9])/#
    }

    static func value(_ text: String) -> Date? {
        let start = text.prefix(10)
        let rest = text.dropFirst(10)
        guard let date = try? day.parse(String(start)), day.format(date) == start else {
            return nil
        }
        if rest.isEmpty { return date }
        guard rest.wholeMatch(of: time) != nil else { return nil }
        return try? (rest.contains(".") ? milliseconds : seconds).parse(text)
    }

    /// The text of a date, with milliseconds if it has any.
    static func text(of date: Date) -> String {
        let isWhole = date.timeIntervalSince1970.rounded() == date.timeIntervalSince1970
        return date.formatted(isWhole ? seconds : milliseconds)
    }
}
