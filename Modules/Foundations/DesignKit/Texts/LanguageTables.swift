import Foundation

/// A table for each language of a module, each read once.
final class LanguageTables: @unchecked Sendable {
    private let bundle: @Sendable () -> Bundle
    // The lock guards the folders of languages, by the identifier of a locale.
    private let lock = NSLock()
    private var folders: [String: Bundle] = [:]

    init(_ bundle: @escaping @Sendable () -> Bundle) { self.bundle = bundle }

    /// Returns the text for a key in the user's language; the key itself without a translation.
    func translation(of key: String) -> String {
        guard let chosen = UserLocale.scoped else {
            // English needs no table, and a program without any reads none.
            let isEnglish = Locale.preferredLanguages.first?.hasPrefix("en") ?? true
            return isEnglish ? key : bundle().localizedString(forKey: key, value: key, table: nil)
        }
        guard chosen.language.languageCode != .english else { return key }
        return folder(of: chosen).localizedString(forKey: key, value: key, table: nil)
    }

    private func folder(of locale: Locale) -> Bundle {
        lock.withLock {
            if let folder = folders[locale.identifier] { return folder }
            let folder = bundle().folder(of: locale)
            folders[locale.identifier] = folder
            return folder
        }
    }
}

extension Bundle {
    /// Returns the bundle of a language; the bundle itself if it has none.
    fileprivate func folder(of locale: Locale) -> Bundle {
        // Not the bundle's own choice, which on Linux is always its default language.
        let name = localizations.first { Self.isLanguage($0, of: locale) }
        let path = name.flatMap { self.path(forResource: $0, ofType: "lproj") }
        return path.flatMap { Bundle(path: $0) } ?? self
    }

    /// Compares a language with that of a locale by language and script: `zh-CN` is `zh-Hans`.
    private static func isLanguage(_ identifier: String, of locale: Locale) -> Bool {
        let languages = [identifier, locale.identifier].map { identifier in
            Locale.Language(identifier: Locale.Language(identifier: identifier).maximalIdentifier)
        }
        return languages[0].languageCode == languages[1].languageCode
            && languages[0].script == languages[1].script
    }
}
