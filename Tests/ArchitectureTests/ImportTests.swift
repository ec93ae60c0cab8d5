import Testing

@Suite struct `Imports` {
    @Test func `there are features and foundations to hold to the rules`() {
        #expect(!Repository.features.isEmpty)
        #expect(Set(Repository.foundations) == Set(House.foundations.keys))
    }

    @Test(arguments: Repository.features)
    func `a feature imports foundations, and never another feature`(feature: String) {
        let allowed = Set(Repository.foundations + ["Foundation", "Observation"])
        expect(allowed, in: "Modules/Features/\(feature)")
    }

    @Test(arguments: Repository.foundations)
    func `a foundation imports what the table says`(foundation: String) {
        let allowed = House.foundations[foundation, default: []].union(["Foundation"])
        expect(allowed, in: "Modules/Foundations/\(foundation)")
    }

    @Test(arguments: Repository.features)
    func `the code of a feature is the same on every platform`(feature: String) {
        for file in Repository.sources(in: "Modules/Features/\(feature)") {
            for condition in SourceCode(file.text).conditions {
                Issue.record(
                    "\(file.path):\(condition.line): a feature has no '#if'",
                    sourceLocation: .file(file.path, line: condition.line))
            }
        }
    }

    @Test func `the platform is asked for in adapters and in the container only`() {
        for file in Repository.sources(in: "Modules") where !file.path.contains("/Adapters/") {
            for condition in SourceCode(file.text).conditions
            where condition.text.contains(/\b(?:canImport|os|targetEnvironment|arch)\s*\(/) {
                Issue.record(
                    "\(file.path):\(condition.line): move '#if\(condition.text)' into Adapters/",
                    sourceLocation: .file(file.path, line: condition.line))
            }
        }
    }

    private func expect(_ allowed: Set<String>, in folder: String) {
        let files = Repository.sources(in: folder)
        #expect(!files.isEmpty, "\(folder) has no Swift files")
        for file in files {
            let code = SourceCode(file.text)
            #expect(
                code.isComplete, "\(file.path): a comment or a string has no end",
                sourceLocation: .file(file.path))
            for module in code.imports where !allowed.contains(module.text) {
                Issue.record(
                    "\(file.path):\(module.line): '\(module.text)' may not be imported here",
                    sourceLocation: .file(file.path, line: module.line))
            }
        }
    }
}
