import BoundaryKit
import Testing

@Suite(.longComputation) struct `Platforms` {
    @Test(arguments: Repository.features)
    func `the code of a feature is the same on every platform, apart from its views`(
        feature: String
    ) {
        for condition in Repository.conditions(in: "Modules/Features/\(feature)")
        where !SourceFile.isView(condition.place.file) {
            Issue.record(
                "\(condition.place): a feature has no '#if', except in files such as PageView.swift",
                sourceLocation: .file(condition.place.file, line: condition.place.line))
        }
    }

    @Test func `the platform is asked for in adapters, views and the container only`() {
        let question = /\b(?:canImport|os|targetEnvironment|arch)\s*\(/
        for condition in Repository.conditions(in: "Modules")
        where !SourceFile.isForPlatform(condition.place.file)
            && condition.text.contains(question)
        {
            Issue.record(
                "\(condition.place): move '#if \(condition.text)' into \(SourceFile.adapters)",
                sourceLocation: .file(condition.place.file, line: condition.place.line))
        }
    }

    @Test func `a program is started in adapters only, as phones start none`() {
        // To look for the characters first is several times faster than to search all files.
        for file in Repository.sources(in: "Modules")
        where file.text.contains("Process()") && file.text.contains(/\bProcess\(\)/) {
            // A plugin runs where the package is built.
            let isPlugin = file.path.contains(/^Modules\/Tools\/[A-Za-z]+Plugin\//)
            #expect(
                file.isAdapter || isPlugin, "\(file.path): move it into Adapters/",
                sourceLocation: .file(file.path, line: file.line(of: "Process()")))
        }
    }

    @Test func `each screen is observable, so that what draws it follows its state`() throws {
        let screen = #/\n(.*)\n(?:public )?final class (\w+Screen): /#
        let files = ["Modules/Features", "AppContainer"].flatMap { Repository.sources(in: $0) }
        let screens = files.flatMap { file in file.text.matches(of: screen).map { (file, $0) } }
        try #require(screens.count > 10)
        for (file, match) in screens {
            #expect(
                match.output.1 == "@Observable", "\(match.output.2) isn't",
                sourceLocation: .file(file.path, line: file.line(of: String(match.output.2))))
        }
    }

    @Test func `CI builds the products of an app for iOS, without the tools`() async throws {
        let workflow = SourceFile(path: ".github/workflows/apple.yml").text
        #expect(!workflow.contains("-scheme MomentsApp-Package"))
        let loop = try #require(workflow.firstMatch(of: /for scheme in ([A-Za-z ]+);/))
        let schemes = loop.output.1.split(separator: " ").map(String.init)
        let products = try await Manifest.root.value.products
        let libraries = products.filter(\.isLibrary).map(\.name)
        #expect(Set(schemes) == Set(libraries).subtracting(["BoundaryKit"]))
    }

    @Test func `a file of an adapter, or of views, is for all platforms or for one, as a whole`()
        throws
    {
        let directive = /^\s*#(?:if|else|elseif|endif)/
        let opening = /^#if (?:canImport|!?\(?os)\(/
        let files = Repository.sources(in: "Modules").filter { SourceFile.isForPlatform($0.path) }
        let paths = files.map(\.path)
        try #require(!paths.filter(SourceFile.isView).isEmpty)
        try #require(!files.filter(\.isAdapter).isEmpty)
        for file in files {
            let lines = file.text.split(separator: "\n")
            let conditions = lines.filter { $0.contains(directive) }
            let isWhole =
                lines.first?.firstMatch(of: opening) != nil && lines.last == "#endif"
                && conditions.count == 2
            #expect(
                isWhole || conditions.isEmpty, "\(file.path)", sourceLocation: .file(file.path))
        }
    }
}

extension SourceFile {
    /// Whether it is for some platforms only.
    fileprivate var isAdapter: Bool { path.contains(Self.adapters) }

    /// The folders of what is for some platforms only.
    fileprivate static let adapters = "/Adapters/"

    /// Whether a file draws the screens of a feature.
    fileprivate static func isView(_ path: String) -> Bool {
        path.hasPrefix("Modules/Features/")
            && (path.hasSuffix("View.swift") || path.hasSuffix("View+Previews.swift"))
    }

    fileprivate static func isForPlatform(_ path: String) -> Bool {
        path.contains(adapters) || isView(path)
    }
}

extension Repository {
    /// The conditions of compilation in the files of a folder.
    fileprivate static func conditions(
        in folder: String
    ) -> [(place: SourcePlace, text: String)] {
        // To look for the characters first is a hundred times faster than to search all lines.
        sources(in: folder).filter { $0.text.contains("#if") }.flatMap { file in
            let lines = file.text.split(separator: "\n", omittingEmptySubsequences: false)
            return lines.enumerated().compactMap { number, line in
                line.prefixMatch(of: /\s*#(?:if|elseif) (.*)/).map {
                    (SourcePlace(file: file.path, line: number + 1), String($0.1))
                }
            }
        }
    }
}
