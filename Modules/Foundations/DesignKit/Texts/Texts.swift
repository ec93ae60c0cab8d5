public import Foundation

/// The texts of a module in the language of the user.
///
/// A text is written in English where it is used: `texts("Ask \(name)")`. Its translations are in the
/// module's `Resources/LANGUAGE.lproj/Localizable.strings` under `Ask %@`; without one it stays English.
public struct Texts: Sendable {
    private let tables: LanguageTables

    /// - Parameter bundle: `.module`, read when the first text that isn't English is needed.
    public init(_ bundle: @autoclosure @escaping @Sendable () -> Bundle) {
        tables = LanguageTables(bundle)
    }

    public func callAsFunction(_ text: LocalizableText) -> String {
        text.filled(into: tables.translation(of: text.key))
    }

    /// `texts(count, one: "1 item", others: "\(count) items")`: both are keys. A language with one form
    /// translates them alike. There are no more forms, since Foundation on Linux knows no plural rules.
    public func callAsFunction(
        _ count: Int, one: LocalizableText, others: LocalizableText
    ) -> String {
        self(count == 1 ? one : others)
    }
}

let texts = Texts(.module)
