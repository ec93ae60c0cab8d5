import Foundation

extension RouteOutcome {
    /// The URL as a log may show it; `no URL` if there was none.
    public var loggedURL: String { url?.shortened.printable ?? "no URL" }

    /// When the request began, in UTC: `08:15:30.250Z`.
    public var loggedTime: String {
        began.formatted(.iso8601.time(includingFractionalSeconds: true)) + "Z"
    }

    /// How long the request took, in milliseconds.
    public var milliseconds: Double { (duration / .microseconds(1)).rounded() / 1000 }

    /// The outcome in a word: `shown`, `performed`, `handled`, `suspended`, or the code of a refusal.
    public var word: String {
        switch result {
        case .shown: "shown"
        case .performed: "performed"
        case .handled: "handled"
        case .suspended: "suspended"
        case .refused(let error): error.code
        }
    }

    /// One line of a log: time, origin, URL, outcome and duration.
    public var logLine: String { "\(loggedTime) \(description) (\(milliseconds) ms)" }
}
