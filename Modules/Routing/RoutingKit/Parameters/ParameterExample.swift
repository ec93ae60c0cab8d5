/// A type with an example value, from which RoutingKit finds the parameters of a Navigator.
///
/// Conform a type that accepts only certain texts. Numbers, texts, URLs, UUIDs, dates, enumerations
/// with raw values or `CaseIterable`, and arrays of these have examples.
public protocol ParameterExample: Decodable {
    static var example: Self { get }
}
