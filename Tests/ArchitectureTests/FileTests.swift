import Testing

@Suite(.longComputation) struct `Files and folders` {
    @Test func `the top of the repository holds only what was agreed on`() {
        let others = Set(Repository.entries()).subtracting(House.entries).sorted()
        #expect(others.isEmpty, "move \(others) elsewhere or delete them")
    }

    @Test(arguments: Repository.features)
    func `the folder of a feature shows its Navigators and a folder for each screen`(
        feature: String
    ) {
        let folder = "Modules/Features/\(feature)"
        for name in Repository.entries(in: folder)
        where !name.hasSuffix("Navigator.swift") {
            let path = "\(folder)/\(name)"
            #expect(
                Repository.isFolder(path), "\(path) belongs in a sub-folder",
                sourceLocation: .file(path))
        }
    }
}
