/// Lets the decoder recognise an array: the type of a parameter that may be repeated.
protocol RepeatedParameter: Decodable {
    static var elementType: any Decodable.Type { get }
    static var empty: Self { get }
    init(decodingEach texts: [String], with decode: (String) throws -> any Decodable) rethrows
}

extension Array: RepeatedParameter where Element: Decodable {
    static var elementType: any Decodable.Type { Element.self }
    static var empty: [Element] { [] }

    init(decodingEach texts: [String], with decode: (String) throws -> any Decodable) rethrows {
        self = try texts.compactMap { try decode($0) as? Element }
    }
}
