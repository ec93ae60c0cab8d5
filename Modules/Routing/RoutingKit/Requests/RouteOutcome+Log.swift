import Foundation

extension RouteOutcome {
    /// The URL as a log may show it; `no URL` if the request had none.
    public var loggedURL: String { url?.shortened.printable ?? "no URL" }

    /// When the request began, in UTC: `08:15:30.250Z`.
    public var loggedTime: String {
        began.formatted(.iso8601.time(includingFractionalSeconds: true)) + "Z"
    }

    /// How long the request took, in milliseconds.
    public var milliseconds: Double { (duration / .microseconds(1)).rounded() / 1000 }

    /// The outcome in one word: `shown`, `performed`, `handled`, `suspended`, or the code of the
    /// error.
    public var word: String {
        switch result {
        case .shown: "shown"
        case .performed: "performed"
        case .handled: "handled"
        case .suspended: "suspended"
        case .refused(let error): error.code
        }
    }

    /// One line for a log: time, origin, URL, outcome and duration.
    package var logLine: String { "\(loggedTime) \(description) (\(milliseconds) ms)" }
}
