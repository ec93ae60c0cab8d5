/// A type that shows one of its values, so that parameters which hold it can be described.
///
/// RoutingKit learns the parameters of a Navigator by decoding them once from made-up values.
/// Numbers, texts, URLs, UUIDs, enumerations that are `CaseIterable`, arrays and structures of
/// these need nothing; a type that accepts only certain texts conforms to this protocol.
public protocol ParameterExample: Decodable {
    /// Any valid value.
    static var example: Self { get }
}
