/// Why the parameters of a request don't fit those of its Navigator.
public enum ParameterError: Error, Hashable, Sendable {
    case missing(name: String, type: String)
    case invalid(name: String, value: String, type: String)
    /// A parameter that takes one value is given several times.
    case repeated(name: String)
    case missingPayload(type: String)
    /// `path` is the place inside the payload, for instance `items[2].price`.
    case invalidPayload(path: String, problem: String)

    var code: String {
        switch self {
        case .missing: "missing-parameter"
        case .invalid: "invalid-parameter"
        case .repeated: "repeated-parameter"
        case .missingPayload: "missing-payload"
        case .invalidPayload: "invalid-payload"
        }
    }
}

extension ParameterError: CustomStringConvertible {
    /// The problem, as the end of a sentence.
    public var description: String {
        switch self {
        case .missing(let name, let type): "the parameter '\(name)' (\(type)) is missing"
        case .invalid(let name, let value, let type):
            "the parameter '\(name)' is '\(value)', but \(type) is expected"
        case .repeated(let name):
            "the parameter '\(name)' is given more than once, but takes one value"
        case .missingPayload(let type): "the payload (\(type)) is missing"
        case .invalidPayload(let path, let problem):
            path.isEmpty
                ? "the payload does not fit: \(problem)"
                : "the payload does not fit at \(path): \(problem)"
        }
    }
}
