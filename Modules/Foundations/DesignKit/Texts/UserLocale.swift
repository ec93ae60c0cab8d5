public import Foundation

/// The user's language and region, for texts, prices and times.
public enum UserLocale {
    private static let program = Setting()

    /// For work that differs from the program's, such as the answer of a server.
    ///
    ///     UserLocale.$scoped.withValue(locale) { draw(screen) }
    @TaskLocal public static var scoped: Locale?

    public static var current: Locale { chosen ?? .autoupdatingCurrent }

    /// Replaces the device's; `nil` if none does.
    static var chosen: Locale? { scoped ?? program.value }

    /// The device's if `nil`. Choose it before the first screen: what is drawn stays until its next
    /// change.
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
