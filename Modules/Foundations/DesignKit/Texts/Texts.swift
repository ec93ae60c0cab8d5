public import Foundation

/// The texts of a module in the language of the user.
///
/// A text is written in English where it is used: `texts("Ask \(name)")`. Its translations are in
/// the module's `Resources/LANGUAGE.lproj/Localizable.strings` under `Ask %@`; without one it stays
/// English.
public final class Texts: @unchecked Sendable {
    private let bundle: @Sendable () -> Bundle
    /// The folders of languages, by the identifier of a locale.
    private let folders = NSCache<NSString, Bundle>()

    /// Makes the texts of a module.
    /// - Parameter bundle: `.module`, which is read when the first text that isn't English is
    ///   needed.
    public init(_ bundle: @autoclosure @escaping @Sendable () -> Bundle) {
        self.bundle = bundle
    }

    /// Returns a text in the user's language.
    public func callAsFunction(_ text: LocalizableText) -> String {
        text.filled(into: translation(of: text.key))
    }

    /// Returns a text that agrees with a number:
    /// `texts(count, one: "1 item", others: "\(count) items")`. Both are keys.
    ///
    /// A language with more forms says in its table which counts take them, by regular expressions
    /// for their digits: `"[forms]" = "few=(^|[^1])[2-4]$";` is the Polish rule. Several have a
    /// space between them, so that none contains one. A form is `"%@ items [few]"`;
    /// without it, a count is one of the `others`.
    /// - Parameters:
    ///   - count: The number.
    ///   - one: The text for one.
    ///   - others: The text for all other numbers.
    public func callAsFunction(
        _ count: Int, one: LocalizableText, others: LocalizableText
    ) -> String {
        if count == 1 { return self(one) }
        // Foundation knows no such rules on Linux.
        let rules = translation(of: "[forms]").split(separator: " ")
            .map { $0.split(separator: "=", maxSplits: 1) }
        let rule = rules.first { rule in
            rule.count == 2
                && "\(count)".range(of: rule[1], options: .regularExpression) != nil
        }
        let key = rule.map { "\(others.key) [\($0[0])]" }
        let translation = key.map(translation(of:))
        return translation == key ? self(others) : others.filled(into: translation ?? "")
    }

    /// Returns the text for a key in the user's language; the key itself without a translation.
    func translation(of key: String) -> String {
        let preferred = Locale.preferredLanguages.first ?? "en"
        let chosen = UserLocale.scoped ?? Locale(identifier: preferred)
        // English needs no table, and a program without any reads none.
        guard chosen.language.languageCode != .english else { return key }
        return folder(of: chosen).localizedString(forKey: key, value: key, table: nil)
    }

    /// Returns the bundle of a language; that of the module if it has none.
    private func folder(of locale: Locale) -> Bundle {
        let key = locale.identifier as NSString
        if let folder = folders.object(forKey: key) { return folder }
        // The bundle doesn't choose: on Linux it always takes its default language.
        let chosen = locale.languageAndScript
        let bundle = bundle()
        let name = bundle.localizations.first {
            Locale(identifier: $0).languageAndScript == chosen
        }
        let path = name.flatMap { bundle.path(forResource: $0, ofType: "lproj") }
        let folder = path.flatMap { Bundle(path: $0) } ?? bundle
        folders.setObject(folder, forKey: key)
        return folder
    }
}

/// The texts of this module.
let texts = Texts(.module)
