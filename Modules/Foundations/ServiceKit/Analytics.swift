/// Counts what users do. A plug-in needs it as `(any Analytics).self`.
@MainActor
public protocol Analytics: AnyObject {
    /// Counts an event.
    func count(_ event: some AnalyticsEvent) async
}

/// Something that users do, as a value of the feature that says it.
///
///     struct OrderPlaced: AnalyticsEvent {
///         static let name: StaticString = "order-placed"
///         let lineCount: Int
///         var properties: [AnalyticsProperty] { [AnalyticsProperty("lines", lineCount)] }
///     }
///
/// It can't name a person: a name is a part of the code, and so are the values of a property.
public protocol AnalyticsEvent: Sendable {
    /// The name by which it is counted, such as `order-placed`.
    static var name: StaticString { get }
    /// What is counted with it; nothing by default.
    var properties: [AnalyticsProperty] { get }
}

extension AnalyticsEvent {
    public var properties: [AnalyticsProperty] { [] }

    /// The event as a line of a log: `order-placed lines=2`.
    public var line: String {
        (["\(Self.name)"] + properties.map { "\($0.name)=\($0.value)" }).joined(separator: " ")
    }
}

/// A property of an event: a number, a truth value, or a case of an enumeration. A free text isn't one.
public struct AnalyticsProperty: Hashable, Sendable {
    public let name: String
    /// The value as a text: `2`, `true`, or the raw value of a case.
    public let value: String

    public init(_ name: StaticString, _ value: Int) {
        self.name = "\(name)"
        self.value = "\(value)"
    }

    public init(_ name: StaticString, _ value: Bool) {
        self.name = "\(name)"
        self.value = "\(value)"
    }

    /// Takes a case of an enumeration. A value that isn't one of all cases is `other`.
    public init<Case: CaseIterable & RawRepresentable<String>>(
        _ name: StaticString, _ value: Case
    ) {
        self.name = "\(name)"
        let isCase = Case.allCases.contains { $0.rawValue == value.rawValue }
        self.value = isCase ? value.rawValue : "other"
    }
}

/// Writes each event as a line to a log, for an app without a server for them.
@MainActor
public final class LogAnalytics: Analytics {
    private let log: @MainActor (String) -> Void

    /// - Parameter log: Receives a line for each event, such as `order-placed lines=2`.
    public init(_ log: @escaping @MainActor (String) -> Void) { self.log = log }

    public func count(_ event: some AnalyticsEvent) async { log(event.line) }
}

/// Keeps all events, for tests.
@MainActor
public final class RecordedAnalytics: Analytics {
    /// The events in their order.
    public private(set) var events: [any AnalyticsEvent] = []

    public init() {}

    /// The events as lines: `order-placed lines=2`.
    public var lines: [String] { events.map { $0.line } }

    public func count(_ event: some AnalyticsEvent) async { events.append(event) }
}
