/// A type that provides an example value, so that parameters of the type can be described.
///
/// RoutingKit finds the parameters of a Navigator by decoding them once from example values.
/// Numbers, texts, URLs, UUIDs, dates, enumerations with raw values, and arrays of these have
/// examples. An enumeration that is `CaseIterable` is described by its cases. Conform a type to this
/// protocol if it accepts only certain texts.
public protocol ParameterExample: Decodable {
    static var example: Self { get }
}
