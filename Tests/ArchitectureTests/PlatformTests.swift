import RoutingTestSupport
import Testing

@Suite(.longComputation) struct `Platforms` {
    @Test func `only adapters and views ask for the platform, and features have no other '#if'`() {
        let question = /#(?:if|elseif) .*\b(?:canImport|os|targetEnvironment|arch)\s*\(/
        // To look for the characters first is a hundred times faster than to search all lines.
        for file in Repository.sources(in: "Modules")
        where !file.isForPlatform && file.text.contains("#if") {
            // The code of a feature is the same for all of its users, too.
            let isFeature = file.path.hasPrefix("Modules/Features/")
            let place = isFeature ? "a file such as PageView.swift" : "a folder of Adapters"
            for match in file.text.matches(of: isFeature ? /#if.*/ : question) {
                let line = file.text.lineNumber(at: match.range.lowerBound)
                Issue.record(
                    "leave '\(match.output)' out, or move it into \(place)",
                    sourceLocation: .file(file.path, line: line))
            }
        }
    }

    @Test func `each screen with state is observable, so that what draws it follows`() throws {
        let screen = #/\n(.*)\n(?:public )?final class (\w+Screen): /#
        let state = /\n    (?:[a-z()]+ )*var [^{\n]+\n/
        let files = ["Modules/Features", "AppContainer"].flatMap { Repository.sources(in: $0) }
        let screens = files.flatMap { file in file.text.matches(of: screen).map { (file, $0) } }
        try #require(screens.count > 10)
        for (file, match) in screens where file.text.contains(state) {
            #expect(
                match.output.1 == "@Observable", "write '@Observable' above \(match.output.2)",
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
        #expect(Set(schemes) == Set(libraries).subtracting(["BoundaryKit", "CommandLineKit"]))
    }

    @Test func `a file of an adapter, or of views, is for all platforms or for one, as a whole`()
        throws
    {
        let directive = /^\s*#(?:if|else|elseif|endif)/
        let opening = /^#if (?:canImport|!?\(?os)\(/
        let files = Repository.sources(in: "Modules").filter(\.isForPlatform)
        try #require(files.contains { $0.isView })
        try #require(files.contains { $0.isAdapter })
        for file in files {
            let lines = file.text.split(separator: "\n")
            let conditions = lines.filter { $0.contains(directive) }
            let isWhole =
                lines.first?.firstMatch(of: opening) != nil && lines.last == "#endif"
                && conditions.count == 2
            #expect(isWhole || conditions.isEmpty, "\(file.path)", sourceLocation: .file(file.path))
        }
    }
}

extension SourceFile {
    fileprivate var isAdapter: Bool { path.contains("/Adapters/") }

    /// Whether it draws the screens of a feature.
    fileprivate var isView: Bool {
        path.contains(/^Modules\/Features\/.*View(\+Previews)?\.swift$/)
    }

    fileprivate var isForPlatform: Bool { isAdapter || isView }
}
