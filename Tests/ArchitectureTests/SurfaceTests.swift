import BoundaryKit
import Testing

@Suite(.longComputation) struct `What modules show` {
    /// What a feature shows others; never nothing.
    private static func surface(of feature: String) throws -> [VisibleSymbol] {
        let surface = try VisibleSymbol.all(of: feature)
        try #require(!surface.isEmpty, "\(feature) shows nothing")
        return surface
    }

    @Test(arguments: Repository.features)
    func `each Navigator is in a file of its name, in the feature's root folder`(
        feature: String
    ) throws {
        let surface = try Self.surface(of: feature)
        for type in surface where !type.name.contains(".") {
            #expect(
                type.place.file == "Modules/Features/\(feature)/\(type.name).swift",
                sourceLocation: type.location)
        }
    }

    @Test(arguments: Repository.features)
    func `a Navigator shows at most three symbols beside what Navigating asks for`(
        feature: String
    ) throws {
        let symbols = try Self.surface(of: feature).filter { symbol in
            // Navigating asks for Parameters that are Decodable.
            return ![
                "Navigating.", "DestinationNavigating.", "ImmediateNavigating.", "ValueNavigating.",
                "Decodable.",
            ].contains {
                symbol.requirement.hasPrefix($0)
            }
        }
        for (navigator, own) in Dictionary(grouping: symbols, by: \.outermostName) {
            #expect(
                own.count <= 3, "\(navigator) shows \(own.map(\.name).sorted())",
                sourceLocation: own[0].location)
        }
    }

    @Test func `no type shows more than 45 members`() async throws {
        let modules = try await Repository.graph.value.modules.filter {
            $0.kind == .library && $0.path.hasPrefix("Modules/")
        }
        let symbols = try modules.flatMap { try VisibleSymbol.all(of: $0.name) }
        let types = Dictionary(grouping: symbols.filter(\.requirement.isEmpty), by: \.type)
        #expect(types.count > 100)
        for (type, members) in types where !type.isEmpty {
            #expect(
                members.count <= 45, "\(type) shows \(members.count) members",
                sourceLocation: members[0].location)
        }
    }
}

extension VisibleSymbol {
    /// Its outermost type.
    fileprivate var outermostName: Substring { name.prefix { $0 != "." } }

    /// The type that it is a member of; empty outside of types.
    fileprivate var type: String {
        name.split(separator: ".").dropLast().joined(separator: ".")
    }

    /// Where a failure of a rule points.
    fileprivate var location: SourceLocation {
        .file(place.file, line: place.line)
    }
}
