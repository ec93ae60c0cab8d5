public import Foundation

/// The user's language and region, for texts, prices and times.
public enum UserLocale {
    /// The locale of some work, if it differs from the device's: of a whole program, or of the
    /// answer of a server. What is drawn in it stays until its next change.
    ///
    ///     UserLocale.$scoped.withValue(locale) { draw(screen) }
    @TaskLocal public static var scoped: Locale?

    /// The locale that applies now: that of the work, or of the device.
    public static var current: Locale { scoped ?? .autoupdatingCurrent }
}

extension Locale {
    /// The language with its script, which tell translations apart: `zh` and `Hans` for `zh_SG`,
    /// `de` and `Latn` for `de`.
    package var languageAndScript: ArraySlice<Substring> {
        language.maximalIdentifier.split(separator: "-").prefix(2)
    }
}
