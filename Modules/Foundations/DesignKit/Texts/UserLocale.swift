public import Foundation

/// The user's language and region, for texts, prices and times.
public enum UserLocale {
    private static let program = Setting()

    /// The locale of some work, if it differs from the program's: the answer of a server, for
    /// instance.
    ///
    ///     UserLocale.$scoped.withValue(locale) { draw(screen) }
    @TaskLocal public static var scoped: Locale?

    /// The locale that applies now: that of the work, of the program, or of the device.
    public static var current: Locale { chosen ?? .autoupdatingCurrent }

    /// The locale that replaces the device's; `nil` if none does.
    static var chosen: Locale? { scoped ?? program.value }

    /// Sets the locale of the program; that of the device if it is `nil`. Choose it before the
    /// first screen: what is drawn stays until its next change.
    package static func choose(_ locale: Locale?) { program.value = locale }

    private final class Setting: @unchecked Sendable {
        private let lock = NSLock()
        private var locale: Locale?

        var value: Locale? {
            get { lock.withLock { locale } }
            set { lock.withLock { locale = newValue } }
        }
    }
}
