import Testing

@testable import BoundaryKit

@Suite struct `A dependency that no file imports` {
    private static let place = SourcePlace(file: "App.xcodeproj/project.pbxproj", line: 3)

    /// The findings about `App`, which declares `Kit`, and imports another module.
    private func subjects(
        aliases: [String] = [], changing change: (_ app: inout Module, _ kit: inout Module) -> Void
    ) -> [String] {
        var app = Module(name: "App", kind: .library, path: "App", place: Self.place)
        var kit = Module(name: "Kit", kind: .library, path: "Kit", place: Self.place)
        change(&app, &kit)
        let statement = ImportStatement(of: "Renamed", at: SourcePlace(file: "App/App.swift"))
        let graph = ModuleGraph(
            package: "Sketch", modules: [app, kit],
            edges: [
                Edge(
                    from: "App", to: "Kit",
                    evidence: [.declared(DeclaredDependency(place: Self.place, aliases: aliases))]),
                Edge(from: "App", to: "Renamed", evidence: [.imported(statement)]),
            ], kinds: [.declared, .imported])
        let issues = BoundaryReport(of: [.noUnused(because: "-")], in: graph).issues
        return issues.map { "\($0.subject): \($0.fix)" }
    }

    @Test func `of an Xcode target is removed in Xcode`() {
        #expect(subjects { _, _ in } == ["App -> Kit: remove it from the target in Xcode"])
    }

    @Test func `can be imported by what a plug-in writes`() {
        #expect(subjects { app, _ in app.usesPlugin = true } == [])
    }

    @Test func `can be imported by another name`() {
        #expect(subjects(aliases: ["Renamed"]) { _, _ in } == [])
    }

    @Test func `can be a bundle without sources`() {
        #expect(subjects { _, kit in kit.isSwift = false } == [])
    }

    @Test(arguments: [("3d.models", "_d_models"), ("my-lib", "my_lib"), ("Größe", "Größe")])
    func `is imported by the name that the compiler gives the module`(
        target: String, module: String
    ) {
        #expect(target.moduleName == module)
    }
}
