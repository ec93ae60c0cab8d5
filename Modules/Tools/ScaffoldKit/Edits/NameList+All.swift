extension NameList {
    /// The features in the manifest.
    static let manifest = NameList(
        path: "Package.swift", opening: "let features = [", closing: "]", style: .quoted)

    /// Everything that lists the features.
    static let all = [
        manifest,
        NameList(
            path: PackageLayout.pluginList,
            opening: "static var all: [any Plugin] {\n        [", closing: "]", style: .plugin),
        NameList(
            path: "Tests/AppleAdapters/Package.swift", opening: "let features = [", closing: "]",
            style: .quoted),
    ]
}
