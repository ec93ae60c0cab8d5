public import Foundation

/// The texts of a module in the language of the user.
///
/// A text is written in English where it is used: `texts("Ask \(name)")`. Its translations are in
/// `Resources/LANGUAGE.lproj/Localizable.strings` of the module, under the key `Ask %@`. A text
/// without a translation stays in English.
public struct Texts: Sendable {
    private let tables: LanguageTables

    /// The texts of a module.
    /// - Parameter bundle: The module's bundle, `.module`. It is read when the first text that isn't
    ///   English is needed.
    public init(_ bundle: @autoclosure @escaping @Sendable () -> Bundle) {
        tables = LanguageTables(bundle)
    }

    /// Returns a text.
    public func callAsFunction(_ text: LocalizableText) -> String {
        text.filled(into: tables.translation(of: text.key))
    }

    /// Returns a text about a number, such as `texts(count, one: "1 item", others: "\(count) items")`.
    /// Both texts are keys. A language with one form translates them alike.
    public func callAsFunction(
        _ count: Int, one: LocalizableText, others: LocalizableText
    ) -> String {
        self(count == 1 ? one : others)
    }
}
