import Foundation

/// The parameters of a Navigator that takes none.
public struct NoParameters: Codable, Sendable {
    public init() {}
}

/// A text in the path that may contain a slash or a backslash: the name of a file, a branch.
///
/// A request from outside for `/files/a%2Fb` is refused unless the parameter has this type, because
/// a server that decodes the path before splitting it sees another path.
public struct PathText: RawRepresentable, Codable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }
}

/// A parameter that is passed beside the URL, inside the process: an array or a large object.
///
/// A request from outside never carries one.
public struct Payload<Value: Decodable & Sendable>: Decodable, Sendable {
    /// What the sender has attached.
    public let value: Value

    /// Makes a payload of a value, for a test of its receiver.
    public init(_ value: Value) {
        self.value = value
    }

    /// Reads the value itself: a payload adds no level to it.
    public init(from decoder: any Decoder) throws {
        value = try Value(from: decoder)
    }
}

/// What a parameter is besides a single value that anyone may see.
enum ParameterForm {
    case payload(any PayloadParameter.Type)
    case `private`(any FormedParameter.Type)
    case repeated(any RepeatedParameter.Type)

    /// The types of single values that most parameters have. They needn't be looked up: the first
    /// search for a conformance goes through those of the whole program.
    static let plainTypes: Set<ObjectIdentifier> = [
        ObjectIdentifier(String.self), ObjectIdentifier(Int.self), ObjectIdentifier(URL.self),
        ObjectIdentifier(UUID.self), ObjectIdentifier(Bool.self), ObjectIdentifier(Double.self),
    ]

    init?(of type: Any.Type) {
        guard !Self.plainTypes.contains(ObjectIdentifier(type)),
            let form = (type as? any FormedParameter.Type)?.form
        else { return nil }
        self = form
    }
}

/// A type of one of these forms. They share one protocol, so that a type is looked up once.
protocol FormedParameter: Decodable {
    static var form: ParameterForm { get }
    /// The type of its value or, for an array, of each element.
    static var valueType: any Decodable.Type { get }
}

/// Lets the decoder recognise a ``Payload`` without knowing its value's type.
protocol PayloadParameter: FormedParameter {
    static func example() throws -> Self
    init(routeValue: RouteValue) throws(ParameterError)
}

extension Payload: PayloadParameter {
    static var form: ParameterForm { .payload(self) }
    static var valueType: any Decodable.Type { Value.self }

    static func example() throws -> Payload {
        Payload(try ParameterProbe.example(of: Value.self, inPayload: true))
    }

    init(routeValue: RouteValue) throws(ParameterError) {
        value = try routeValue.decoded()
    }
}

extension Private: FormedParameter {
    static var form: ParameterForm { .private(self) }
    static var valueType: any Decodable.Type { Value.self }
}

/// Lets the decoder recognise an array: the type of a parameter that may be repeated.
protocol RepeatedParameter: FormedParameter {
    static var empty: Self { get }
    init(decodingEach texts: [String], with decode: (String) throws -> any Decodable) rethrows
}

extension Array: FormedParameter, RepeatedParameter where Element: Decodable {
    static var form: ParameterForm { .repeated(self) }
    static var valueType: any Decodable.Type { Element.self }
    static var empty: [Element] { [] }

    init(decodingEach texts: [String], with decode: (String) throws -> any Decodable) rethrows {
        self = try texts.compactMap { try decode($0) as? Element }
    }
}
