public import Foundation

/// The texts of a module in the language of the user.
///
/// A text is written in English where it is used: `texts("Ask \(name)")`. Its translations are in
/// the module's `Resources/LANGUAGE.lproj/Localizable.strings` under `Ask %@`; without one it stays
/// English.
public struct Texts: Sendable {
    private let tables: LanguageTables

    /// Makes the texts of a module.
    /// - Parameter bundle: `.module`, which is read when the first text that isn't English is
    ///   needed.
    public init(_ bundle: @autoclosure @escaping @Sendable () -> Bundle) {
        tables = LanguageTables(bundle)
    }

    /// Returns a text in the user's language.
    public func callAsFunction(_ text: LocalizableText) -> String {
        text.filled(into: tables.translation(of: text.key))
    }

    /// Returns a text that agrees with a number:
    /// `texts(count, one: "1 item", others: "\(count) items")`. Both are keys.
    ///
    /// A language with more forms says in its table which counts take them: `"[forms]" = "many:
    /// 12-14/100 few: 2-4/10";` is the Polish rule, by the last digits. A form is `"%@ items
    /// [few]"`; without it, a count is one of the `others`.
    /// - Parameters:
    ///   - count: The number.
    ///   - one: The text for one.
    ///   - others: The text for all other numbers.
    public func callAsFunction(
        _ count: Int, one: LocalizableText, others: LocalizableText
    ) -> String {
        if count == 1 { return self(one) }
        let form = Self.form(of: count, by: tables.translation(of: "[forms]"))
        let key = form.map { "\(others.key) [\($0)]" }
        let translation = key.map(tables.translation)
        return translation == key ? self(others) : others.filled(into: translation ?? "")
    }

    /// Returns the first form that the rule of a language has for a count. Foundation knows no such
    /// rules on Linux.
    private static func form(of count: Int, by rule: String) -> Substring? {
        var form: Substring?
        for word in rule.split(separator: " ") {
            let parts = word.split(separator: "/")
            let range = parts.first?.split(separator: "-").compactMap { Int($0) } ?? []
            let modulus = parts.dropFirst().first.flatMap { Int($0) } ?? 0
            let number = modulus > 0 ? count % modulus : count
            if word.hasSuffix(":") {
                form = word.dropLast()
            } else if let first = range.first, let last = range.last, first <= number,
                number <= last
            {
                return form
            }
        }
        return nil
    }
}

/// The texts of this module.
let texts = Texts(.module)
