import RoutingKit

extension ContractComparison {
    /// Compares who may open a route and its successor, in which builds.
    mutating func compareAccess(_ route: ContractRoute, _ successor: ContractRoute) {
        let closed = route.access.subtracting(successor.access)
        if closed != .closed {
            add(.accessNarrowed, route, "it is closed to \(closed)", access: closed)
        }
        let opened = successor.access.subtracting(route.access)
        if opened != .closed {
            add(.accessWidened, route, "it is open to \(opened), too", access: opened)
        }
        for build in BuildTarget.allCases {
            switch (route.builds.contains(build), successor.builds.contains(build)) {
            case (true, false): add(.buildRemoved, route, "\(build) builds lack it")
            case (false, true): add(.buildAdded, route, "\(build) builds have it, too")
            default: break
            }
        }
        for name in successor.requirements.subtracting(route.requirements).sorted() {
            add(.requirementAdded, route, "it requires '\(name)'")
        }
        for name in route.requirements.subtracting(successor.requirements).sorted() {
            add(.requirementRemoved, route, "it doesn't require '\(name)' any more")
        }
    }

    /// Compares what opening a route and its successor does.
    mutating func compareEffect(_ route: ContractRoute, _ successor: ContractRoute) {
        switch (route.effect, successor.effect) {
        case (.reads, .changes):
            add(.effectChanges, route, "opening it changes the user's data")
        case (.changes, .reads):
            add(.effectReads, route, "opening it changes no data any more")
        default: break
        }
        switch (route.isAction, successor.isAction) {
        case (false, true): add(.screenBecameAction, route, "it shows no screen any more")
        case (true, false): add(.actionBecameScreen, route, "it shows a screen")
        default: break
        }
        switch (route.offersValues, successor.offersValues) {
        case (false, true): add(.valuesOffered, route, "its value can be followed")
        case (true, false):
            add(.valuesWithdrawn, route, "its value can't be followed any more")
        default: break
        }
        switch (route.asksFirst, successor.asksFirst) {
        case (false, true): add(.questionAdded, route, "it asks the user first")
        case (true, false): add(.questionRemoved, route, "it doesn't ask the user any more")
        default: break
        }
    }
}
