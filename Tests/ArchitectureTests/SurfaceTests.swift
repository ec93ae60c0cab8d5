import BoundaryKit
import Testing

@Suite(.longComputation) struct `What modules show` {
    @Test(arguments: Repository.features)
    func `each Navigator is in a file of its name, in the feature's root folder`(
        feature: String
    ) async throws {
        let surface = try await Repository.surface(of: feature)
        for type in surface where !type.name.contains(".") {
            #expect(
                type.place?.file == "Modules/Features/\(feature)/\(type.name).swift",
                sourceLocation: type.location)
        }
    }

    @Test(arguments: Repository.features)
    func `a Navigator shows at most three symbols beside what Navigating asks for`(
        feature: String
    ) async throws {
        let symbols = try await Repository.surface(of: feature).filter { symbol in
            let requirement = symbol.requirement ?? ""
            // Navigating asks for Parameters that are Decodable.
            return ![
                "Navigating.", "DestinationNavigating.", "ImmediateNavigating.", "ValueNavigating.",
                "Decodable.",
            ].contains {
                requirement.hasPrefix($0)
            }
        }
        for (navigator, own) in Dictionary(grouping: symbols, by: \.outermostName) {
            #expect(
                own.count <= 3, "\(navigator) shows \(own.map(\.name).sorted())",
                sourceLocation: own[0].location)
        }
    }

    @Test func `no type shows more than 45 members`() async throws {
        let symbols = try await Repository.graph.value.modules.flatMap { $0.surface ?? [] }
        let types = Dictionary(grouping: symbols.filter { $0.requirement == nil }, by: \.type)
        #expect(types.count > 100)
        for (type, members) in types where !type.isEmpty {
            #expect(
                members.count <= 45, "\(type) shows \(members.count) members",
                sourceLocation: members[0].location)
        }
    }
}

extension SurfaceDeclaration {
    /// Its outermost type.
    fileprivate var outermostName: Substring { name.prefix { $0 != "." } }

    /// The type that it is a member of; empty outside of types.
    fileprivate var type: String {
        name.split(separator: ".").dropLast().joined(separator: ".")
    }

    /// Where a failure of a rule points.
    fileprivate var location: SourceLocation {
        .file(place?.file ?? "Package.swift", line: place?.line ?? 1)
    }
}

extension Repository {
    /// What a module shows others; never nothing.
    fileprivate static func surface(of name: String) async throws -> [SurfaceDeclaration] {
        let module = try await graph.value.modules.first { $0.name == name }
        let surface = try #require(module?.surface, "\(name) is not built")
        try #require(!surface.isEmpty, "\(name) shows nothing")
        return surface
    }
}
