import CommandLineKit
import Foundation
import Testing

@testable import ScaffoldKit

@Suite
struct `A new name` {
    /// The names of all files of the container that could name a feature.
    private static let files = ((try? RepositoryCopy.original.sources(in: "AppContainer")) ?? [])
        .compactMap { $0.split(separator: "/").last?.split(separator: ".").first.map(String.init) }
        .filter { (try? ModuleName($0)) != nil }

    @Test(arguments: Set(files).sorted())
    func `gives no module two files of one name, whatever the container's are`(
        name: String
    ) throws {
        let tree = RepositoryCopy.original
        let template = FeatureTemplate(try ModuleName(name), in: try RepositoryCopy.app.get())
        let new = template.files.keys.filter { !tree.has($0) }
        let all = try new + tree.sources(in: "AppContainer")
        for (_, paths) in Dictionary(
            grouping: all, by: { "\($0.split(separator: "/").last ?? "")" })
        {
            #expect(paths.count == 1, "\(paths)")
        }
    }

    @Test(arguments: ["Help", "Session", "Option", "Plugin", "Routes", "Texts", "Console"])
    func `can be that of a file of the container`(name: String) throws {
        let plan = try NewFeature(ModuleName(name)).plan(in: RepositoryCopy.original)
        #expect(plan.changes.writtenPaths.contains("AppContainer/Plugins/\(name)Plugin.swift"))
    }

    @Test(
        .enabled("the package lacks Shop") { RepositoryCopy.features.contains("Shop") },
        arguments: [
            ("Product", "already exists"),
            ("Login", "already declares LoginNavigator"),
            ("Content", "already declares ContentScreen"),
            ("StandIn", "already declares StandIn"),
        ])
    func `of a screen is refused if its files would see another type of the name`(
        name: String, reason: String
    ) {
        let error = #expect(throws: CommandError.self) {
            try NewScreen(ScreenName("Shop/\(name)")).plan(in: RepositoryCopy.original)
        }
        #expect(error?.description.contains(reason) == true)
    }

    @Test
    func `of a file is refused if its module has one in another folder`() throws {
        try RepositoryCopy.with { tree in
            try NewFeature(ModuleName("Scaffolded")).plan(in: tree).changes.apply(in: tree)
            var work = ChangeSet()
            let path = "Modules/Features/Scaffolded/Views/SELLERScreen.swift"
            work.write("struct Work {}", to: path)
            try work.apply(in: tree)
            let error = #expect(throws: CommandError.self) {
                try NewScreen(ScreenName("Scaffolded/Seller")).plan(in: tree)
            }
            #expect(error?.description.hasPrefix("\(path) has the name of the new file") == true)
        }
    }
}
