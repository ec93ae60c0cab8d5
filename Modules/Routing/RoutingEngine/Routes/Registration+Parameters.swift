import RoutingKit

extension Registration {
    /// Why the parameters of the Navigator can't be read from a URL, and what to do.
    func problem(ofParameters error: any Error) -> String {
        if error is ParameterShapeError {
            return "the parameters of \(navigator) must be a structure with a property for each of "
                + "them, such as struct Parameters: Decodable { let id: Int }"
        }
        guard let property = error as? UnreadableProperty else {
            return "the parameters of \(navigator) can't be determined, because their init(from:) "
                + "throws for example values; let the types of the properties conform to "
                + "ParameterExample"
        }
        return "the parameter '\(property)' of \(navigator) can't be read from a URL; use a "
            + "number, a text, an enumeration, a date, a URL, an array of these or a Payload, or "
            + "let its type conform to ParameterExample"
    }
}
