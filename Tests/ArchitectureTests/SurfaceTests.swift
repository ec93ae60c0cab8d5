import Testing

@Suite struct `What modules show` {
    @Test(arguments: Repository.features)
    func `a feature shows nothing but its Navigators`(feature: String) throws {
        let graph = try SymbolGraph.module(feature).own
        let types = graph.symbols.filter { $0.pathComponents.count == 1 }
        #expect(!types.isEmpty, "\(feature) has no Navigator")
        for type in types {
            let isNavigator = graph.conforms(type, to: "RoutingKit.Navigating")
            #expect(
                isNavigator && type.name.hasSuffix("Navigator"),
                "\(type.name) is no Navigator: make it internal", sourceLocation: type.place)
            let file = "Modules/Features/\(feature)/\(type.name).swift"
            #expect(
                !isNavigator || type.file == file, "\(type.name) belongs in \(file)",
                sourceLocation: type.place)
        }
    }

    @Test(arguments: Repository.features)
    func `a feature adds nothing to the types of others`(feature: String) throws {
        for symbol in try SymbolGraph.module(feature).foreign.symbols where symbol.isExtension {
            Issue.record(
                "an extension of \(symbol.name), which is not \(feature)'s own",
                sourceLocation: symbol.place)
        }
    }

    @Test(arguments: Repository.features)
    func `a Navigator shows at most three symbols beside what Navigating asks for`(
        feature: String
    ) throws {
        let graph = try SymbolGraph.module(feature).own
        let symbols = graph.symbols.filter { symbol in
            let requirement = graph.requirement(of: symbol) ?? ""
            // Navigating asks for Parameters that are Decodable.
            return !["Navigating.", "Decodable."].contains { requirement.hasPrefix($0) }
        }
        for (navigator, own) in Dictionary(grouping: symbols, by: { $0.pathComponents[0] }) {
            #expect(
                own.count <= 3, "\(navigator) shows \(own.map(\.name).sorted())",
                sourceLocation: own[0].place)
        }
    }

    @Test(arguments: Repository.foundations)
    func `everything that a foundation shows is documented`(foundation: String) throws {
        let module = try SymbolGraph.module(foundation)
        #expect(!module.own.symbols.isEmpty, "\(foundation) shows nothing")
        for graph in [module.own, module.foreign] {
            let written = graph.symbols.filter {
                $0.location != nil && !$0.isExtension && graph.requirement(of: $0) == nil
            }
            for symbol in written where symbol.docComment == nil {
                Issue.record("\(symbol.name) has no comment", sourceLocation: symbol.place)
            }
        }
    }
}
