import BoundaryKit
import Testing

@Suite struct `Platforms` {
    @Test(arguments: Repository.features)
    func `the code of a feature is the same on every platform`(feature: String) {
        for condition in Repository.conditions(in: "Modules/Features/\(feature)") {
            Issue.record(
                "\(condition.place): a feature has no '#if'",
                sourceLocation: .file(condition.place.file, line: condition.place.line))
        }
    }

    @Test func `the platform is asked for in adapters and in the container only`() {
        for condition in Repository.conditions(in: "Modules")
        where !condition.place.file.contains("/Adapters/")
            && condition.text.contains(/\b(?:canImport|os|targetEnvironment|arch)\s*\(/)
        {
            Issue.record(
                "\(condition.place): move '#if \(condition.text)' into Adapters/",
                sourceLocation: .file(condition.place.file, line: condition.place.line))
        }
    }
}

extension Repository {
    /// The conditions of compilation in the files of a folder.
    fileprivate static func conditions(in folder: String) -> [CompilationCondition] {
        sources(in: folder).flatMap { file in
            CompilationCondition.all(in: Array(file.text.utf8), file: file.path)
        }
    }
}
