extension ValueShape {
    /// Whether a parameter of this shape takes every value that one of another shape takes.
    func accepts(_ other: ValueShape) -> Bool {
        switch (self, other) {
        case (.scalar(let own), .scalar(let other)): ScalarType(own).accepts(ScalarType(other))
        case (.array(let own), .array(let other)): own.accepts(other)
        // A single value reads as an array.
        case (.array(let own), .scalar): own.accepts(other)
        case (.object(let own), .object(let other)):
            own.allSatisfy { name, property in
                guard let given = other[name] else { return property.isOptional }
                return (property.isOptional || !given.isOptional)
                    && property.shape.accepts(given.shape)
            }
        default: false
        }
    }

    /// Whether a text of a URL is a value.
    func reads(_ text: String) -> Bool {
        switch self {
        case .scalar(let type): ScalarType(type).reads(text)
        case .array(let element): element.reads(text)
        case .object: false
        }
    }

    /// The texts of an enumeration; `nil` for other shapes.
    var cases: Set<String>? {
        if case .scalar(let type) = self { ScalarType(type).cases } else { nil }
    }
}
