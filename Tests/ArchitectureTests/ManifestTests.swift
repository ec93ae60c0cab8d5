import Testing

@Suite struct `The manifest` {
    private let manifest: Manifest
    private let file = SourceFile(path: "Package.swift")

    init() throws {
        manifest = try Manifest.current.get()
    }

    @Test func `the package depends on no other package`() {
        #expect(
            manifest.dependencies.isEmpty, "Package.swift has package dependencies",
            sourceLocation: .file(file.path, line: file.line(of: "dependencies:")))
    }

    @Test func `every folder of a feature or a foundation is a target`() {
        let paths = Set(manifest.targets.compactMap(\.path))
        let folders =
            Repository.features.map { "Modules/Features/\($0)" }
            + Repository.foundations.map { "Modules/Foundations/\($0)" }
        #expect(paths.isSuperset(of: folders), sourceLocation: .file(file.path))
    }

    @Test(arguments: Repository.features)
    func `a feature depends on foundations only`(feature: String) throws {
        let used = Set(try manifest.target(feature).dependencies.map(\.text))
        let wrong = used.subtracting(Repository.foundations).sorted()
        #expect(wrong.isEmpty, "\(feature) depends on \(wrong)", sourceLocation: place(feature))
    }

    @Test(arguments: Repository.foundations)
    func `a foundation depends on what the table says`(foundation: String) throws {
        let used = Set(try manifest.target(foundation).dependencies.map(\.text))
        #expect(used == House.foundations[foundation], sourceLocation: place(foundation))
    }

    @Test(arguments: Repository.features)
    func `only the container and a feature's own tests depend on it`(feature: String) {
        let users = manifest.targets.filter { $0.dependencies.map(\.text).contains(feature) }
        let wrong = Set(users.map(\.name)).subtracting(House.importers(of: feature)).sorted()
        #expect(wrong.isEmpty, "\(wrong) depends on \(feature)", sourceLocation: place(feature))
    }

    @Test func `the language mode is Swift 6`() throws {
        let major = try #require(manifest.toolsVersion._version.split(separator: ".").first)
        #expect(try #require(Int(major)) >= 6)
        #expect(manifest.swiftLanguageVersions ?? ["6"] == ["6"])
    }

    @Test func `every target has the settings of the house, and features name their importers`() {
        let targets = Dictionary(grouping: manifest.targets) { target in
            let expected = House.settings(of: target.name)
            let actual = Set(target.settings.map(\.text))
            return expected.subtracting(actual).sorted().map { "lacks '\($0)'" }
                + actual.subtracting(expected).sorted().map { "has '\($0)'" }
        }
        for (differences, targets) in targets where !differences.isEmpty {
            Issue.record(
                "each of \(targets.map(\.name)) \(differences.joined(separator: ", "))",
                sourceLocation: place(targets[0].name))
        }
    }

    @Test func `the compiler knows every upcoming feature by its name`() throws {
        let known = try Toolchain.upcomingFeatures()
        for feature in House.upcomingFeatures {
            #expect(known.contains(feature), "\(feature)", sourceLocation: place(feature))
        }
    }

    @Test(arguments: Repository.features)
    func `a feature shares nothing with the package's other modules`(feature: String) throws {
        #expect(try !manifest.target(feature).packageAccess, sourceLocation: place(feature))
    }

    /// The line of the manifest that declares a target or a setting.
    private func place(_ name: String) -> SourceLocation {
        .file(file.path, line: file.line(of: "(\"\(name)\""))
    }
}
