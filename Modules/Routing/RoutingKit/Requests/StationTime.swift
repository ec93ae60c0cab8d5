/// How long a request took at a station on its way.
package struct StationTime: Equatable, Sendable {
    /// The station: `read`, `admit`, `match`, `intercept`, `navigate` or `show`. A redirect and the
    /// check of access count for `match`, and the decoding of parameters for `navigate`.
    package let station: String
    /// The type of the interceptor or the Navigator that was asked there; `nil` at the others.
    package let type: String?
    /// How long the request took there, including its waiting.
    package let duration: Duration

    package init(station: String, type: String?, duration: Duration) {
        self.station = station
        self.type = type
        self.duration = duration
    }
}
