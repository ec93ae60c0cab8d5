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
