/// A property of an event: a number, a truth value, or a case of an enumeration. A free text isn't
/// one.
public struct AnalyticsProperty: Hashable, Sendable {
    /// The name of the property, such as `lines`.
    public let name: String
    /// The value as a text: `2`, `true`, or the raw value of a case.
    public let value: String

    /// Makes a property that is a number.
    /// - Parameters:
    ///   - name: The name of the property.
    ///   - value: The number.
    public init(_ name: StaticString, _ value: Int) {
        self.init(name, text: "\(value)")
    }

    /// Makes a property that is true or false.
    /// - Parameters:
    ///   - name: The name of the property.
    ///   - value: The truth value.
    public init(_ name: StaticString, _ value: Bool) {
        self.init(name, text: "\(value)")
    }

    /// Makes a property that is a case of an enumeration.
    /// - Parameters:
    ///   - name: The name of the property.
    ///   - value: The case. A value that isn't one of all cases is `other`.
    public init<Case: CaseIterable & RawRepresentable<String>>(
        _ name: StaticString, _ value: Case
    ) {
        let isCase = Case.allCases.contains { $0.rawValue == value.rawValue }
        self.init(name, text: isCase ? value.rawValue : "other")
    }

    private init(_ name: StaticString, text: String) {
        self.name = "\(name)"
        value = text
    }
}
