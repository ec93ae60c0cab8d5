public import Foundation

/// The language and region of the user, for texts, prices and times.
public enum UserLocale {
    private static let program = Setting()

    /// The locale of some work that differs from the program's, such as the answer of a server; `nil`
    /// if it doesn't.
    ///
    ///     UserLocale.$scoped.withValue(locale) { draw(screen) }
    @TaskLocal public static var scoped: Locale?

    /// The locale of the user.
    public static var current: Locale { chosen ?? .autoupdatingCurrent }

    /// The locale that replaces the device's; `nil` if none does.
    static var chosen: Locale? { scoped ?? program.value }

    /// Chooses the locale of the whole program, such as that of `--language`; the device's if `nil`.
    /// Choose it before the first screen is made: what is drawn stays as it is until its next change.
    package static func choose(_ locale: Locale?) { program.value = locale }

    /// A value that any thread reads.
    private final class Setting: @unchecked Sendable {
        private let lock = NSLock()
        private var locale: Locale?

        var value: Locale? {
            get { lock.withLock { locale } }
            set { lock.withLock { locale = newValue } }
        }
    }
}
