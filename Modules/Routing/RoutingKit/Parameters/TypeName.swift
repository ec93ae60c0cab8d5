/// The name of a type as a reader of a URL would write it: `Int`, `[String]`, `heart|star`.
func typeName(_ type: Any.Type) -> String {
    switch type {
    case let payload as any PayloadParameter.Type: typeName(payload.valueType)
    case let parameter as any PrivateParameter.Type: typeName(parameter.valueType)
    case let array as any RepeatedParameter.Type: "[\(typeName(array.elementType))]"
    case let choice as any (CaseIterable & RawRepresentable).Type: choice.choices
    default: String(describing: type)
    }
}

extension CaseIterable where Self: RawRepresentable {
    fileprivate static var choices: String {
        allCases.map { String(describing: $0.rawValue) }.joined(separator: "|")
    }
}
