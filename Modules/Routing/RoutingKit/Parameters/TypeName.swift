/// The name of a type as a reader of a URL would write it: `Int`, `[String]`, `heart|star`.
func typeName(_ type: Any.Type) -> String {
    switch type {
    case _ where ParameterProbe.plainTypes.contains(ObjectIdentifier(type)): String(nameOf: type)
    case let payload as any PayloadParameter.Type: typeName(payload.valueType)
    case let parameter as any PrivateParameter.Type: typeName(parameter.valueType)
    case let array as any RepeatedParameter.Type: "[\(typeName(array.elementType))]"
    case let choice as any (CaseIterable & RawRepresentable).Type: choice.choices
    default: String(nameOf: type)
    }
}

extension String {
    /// `String(describing:)` looks for a description of each type's own first, among all
    /// conformances of the program: a quarter of the start of an app is spent there.
    package init(nameOf type: Any.Type, isQualified: Bool = false) {
        self = _typeName(type, qualified: isQualified)
    }
}

extension CaseIterable where Self: RawRepresentable {
    fileprivate static var choices: String {
        allCases.map { String(describing: $0.rawValue) }.joined(separator: "|")
    }
}
