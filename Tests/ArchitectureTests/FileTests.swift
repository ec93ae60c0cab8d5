import Testing

@Suite(.longComputation) struct `Files and folders` {
    @Test func `the top of the repository holds only what was agreed on`() {
        let others = Set(Repository.entries()).subtracting(House.entries).sorted()
        #expect(others.isEmpty, "move \(others) elsewhere or delete them")
    }

    @Test func `no file is longer than 300 lines`() {
        for file in Repository.sources where file.length > 300 {
            Issue.record(
                "\(file.path):301: \(file.length) lines",
                sourceLocation: .file(file.path, line: 301))
        }
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
