extension ContractComparison {
    /// Compares the values that a route and its successor return. Readers may read each property of
    /// the old value, and need what they read.
    mutating func compareValues(_ route: ContractRoute, _ successor: ContractRoute) {
        switch (route.value, successor.value) {
        case (nil, let value?): add(.valueAdded, route, "it returns \(value)")
        case (let value?, nil):
            add(.valueRemoved, route, "it doesn't return \(value) any more")
        case (let old?, let new?): compare(old, new, at: "", of: route)
        case (nil, nil): break
        }
    }

    private mutating func compare(
        _ old: ValueShape, _ new: ValueShape, at place: String, of route: ContractRoute
    ) {
        switch (old, new) {
        case _ where old == new: break
        case (.array(let old), .array(let new)): compare(old, new, at: place + "[]", of: route)
        case (.object(let old), .object(let new)): compare(old, new, at: place, of: route)
        default:
            if let cases = new.cases, old.cases?.isSuperset(of: cases) == true { break }
            let name = place.isEmpty ? "the value" : "'\(place)' of the value"
            add(
                place.isEmpty ? .valueTypeChanged : .propertyTypeChanged, route,
                "\(name) is \(new), not \(old)")
        }
    }

    private mutating func compare(
        _ old: [String: ValueShape.Property], _ new: [String: ValueShape.Property],
        at place: String, of route: ContractRoute
    ) {
        for name in Set(old.keys).union(new.keys).sorted() {
            let full = place.isEmpty ? name : "\(place).\(name)"
            switch (old[name], new[name]) {
            case (_?, nil):
                add(.propertyRemoved, route, "the value has no '\(full)' any more")
            case (nil, _?): add(.propertyAdded, route, "the value has '\(full)', too")
            case (let old?, let new?):
                if !old.isOptional, new.isOptional {
                    add(.propertyOptional, route, "the value may lack '\(full)'")
                } else if old.isOptional, !new.isOptional {
                    add(.propertyRequired, route, "the value always has '\(full)'")
                }
                compare(old.shape, new.shape, at: full, of: route)
            case (nil, nil): break
            }
        }
    }
}
