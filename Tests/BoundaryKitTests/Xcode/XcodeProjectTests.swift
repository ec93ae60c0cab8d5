import Foundation
import MomentsTestSupport
import Testing

@testable import BoundaryKit

@Suite(.timeLimit(.minutes(10))) struct `The targets of an Xcode project` {
    private let fixture: FixturePackage

    init() throws { fixture = try FixturePackage(RecordedProject.files) }

    private func project() throws -> XcodeProject {
        try XcodeProject("Talk.xcodeproj", in: fixture.folder)
    }

    @Test func `targets of Xcode have their files, and lines in the project`() throws {
        let project = try project()
        #expect(
            project.targets.map {
                "\($0.module.name) \($0.module.kind) \($0.module.path) \($0.sources)"
            } == [
                #"Talk executable App ["App/Shared/Theme.swift", "App/TalkApp.swift"]"#,
                #"TalkShare executable Share ["Share/ShareView.swift"]"#,
                #"TalkWidget executable Widget ["App/Shared/Theme.swift", "Widget/Widget.swift"]"#,
                #"UnitTests test Tests/Unit ["Tests/Unit/AppTests.swift"]"#,
                #"TalkKit library Kit ["Kit/Kit.swift"]"#,
            ])
        // They are imported by the names of their modules, also from a file of settings.
        #expect(project.importNames == ["Lets_Talk": "Talk", "WidgetModule": "TalkWidget"])
        let text = RecordedProject.text.split(separator: "\n", omittingEmptySubsequences: false)
        let edges = project.targets.flatMap(\.edges).map { edge in
            let line = text[(edge.declaration?.place.line ?? 1) - 1].trimmingPrefix(/\t+/)
            return "\(edge.tail) \(edge.head): \(line)".prefix(upTo: " = ")
        }
        #expect(
            edges == [
                "Talk Timeline: P001 /* Timeline */,", "Talk Network: P002 /* Network */,",
                "Talk Nuke: P003 /* Nuke */,", "Talk TalkShare: D001 /* PBXTargetDependency */,",
                "Talk TalkWidget: D002 /* PBXTargetDependency */,",
                "TalkWidget Models: P004 /* Models */,",
                "TalkWidget TalkKit: T003 /* TalkWidget */",
                "UnitTests Talk: D003 /* PBXTargetDependency */,",
            ])
        #expect(project.packages == ["Packages/Timeline", "../Far"])
        #expect(project.remotePackages == ["Nuke"])
    }

    @Test(.startsToolchain, arguments: ["", "Talk/"])
    func `targets of Xcode are in the graph of a package`(folder: String) async throws {
        // This manifest only hides the folder from Xcode.
        let hiding = "let package = Package(name: \"hidden\", products: [], targets: [])"
        let package = try FixturePackage(
            targets: #".target(name: "Models", path: "Packages/Models/Sources/Models")"#,
            files: ["Talk/Package.swift": hiding])
        for (path, text) in RecordedProject.files where !path.hasSuffix("Package.swift") {
            try package.write(text, to: path.hasPrefix("Packages/") ? path : folder + path)
        }
        let graph = try await package.graph()
        let apps = graph.modules.filter { $0.kind == .executable }
        #expect(apps.map(\.name) == ["Talk", "TalkShare", "TalkWidget"])
        #expect(apps[0].path == "\(folder)App")
        #expect(
            graph.findings(#""forbidden", "from": "Talk", "to": "Models""#)
                == ["Theme.swift:1 Talk -> Models"])
        #expect(graph.limits.leftOut.isEmpty)
    }

    @Test(.startsToolchain) func `targets of Xcode are in a graph with packages`() async throws {
        let graph = try await fixture.graph()
        #expect(
            graph.findings(#""noUndeclared", "directly": true"#, #""noUnused""#) == [
                "Theme.swift:1 Talk -> Models", "Profile.swift:3 Account -> Timeline",
                "ShareView.swift:1 TalkShare -> Account", "AppTests.swift:2 UnitTests -> Models",
                "Widget.swift:2 TalkWidget -> TalkShare",
            ])
        #expect(graph.edges.contains { ($0.tail, $0.head) == ("Talk", "Client") })
        let tests = graph.edges.first { ($0.tail, $0.head) == ("UnitTests", "Talk") }
        #expect(tests?.imports.count == 1)
        #expect(graph.limits.unresolvedPackages == ["Nuke"])
        let affected = AffectedModules(by: ["Talk.xcodeproj/project.pbxproj"], in: graph)
        #expect(affected.changed == ["Talk", "TalkKit", "TalkShare", "TalkWidget", "UnitTests"])
        // A file belongs to the targets that compile it, whatever their folders.
        #expect(
            AffectedModules(by: ["App/Shared/Theme.swift"], in: graph).changed
                == ["Talk", "TalkWidget"])
        #expect(AffectedModules(by: ["README.md", ".boundaries.json"], in: graph).changed == [])
        #expect(graph.findings(#""testableOnlyFromOwnTests""#) == [])
        // They are compared with those of a revision.
        try await fixture.commit()
        let text = RecordedProject.text
        let line = try #require(text.split(separator: "\n").first { $0.contains("D001 /* PBXT") })
        try fixture.write(text.replacing(line, with: ""), to: "Talk.xcodeproj/project.pbxproj")
        let old = try await ModuleGraph(of: try fixture.folder, at: "HEAD")
        let difference = GraphDifference(from: old, to: try await fixture.graph())
        #expect(difference.lines == ["- Talk -> TalkShare"])
    }

    @Test(arguments: [
        (["PRODUCT_NAME": "$(TARGET_NAME)"], "My_App"), ([:], "My_App"),
        (["PRODUCT_MODULE_NAME": "$(X:default=$(Y))", "Y": "Kit"], "Kit"),
        (["PRODUCT_MODULE_NAME": "$(X:default=$(Y))", "X": "${Z}", "Z": "Core"], "Core"),
        (["PRODUCT_NAME": "$(PREFIX)App"], "My_App"),
        (["PRODUCT_NAME": "$(PRODUCT_NAME)"], "My_App"),
        (["PRODUCT_NAME": "a b", "PRODUCT_MODULE_NAME": "$(inherited)"], "a_b"),
    ])
    func `a module has the name that its settings say`(settings: [String: String], name: String) {
        #expect(XcodeSettings(settings: [settings], target: "My App").moduleName == name)
    }

    /// A project in the folder App whose configuration L has a file of settings.
    private func project(_ objects: String, settings: String) throws -> XcodeProject {
        let text = """
            { rootObject = O; objects = {
                G = {isa = PBXGroup; children = (R, ); sourceTree = "<group>"; };
                R = {isa = PBXFileReference; path = Store.xcconfig; sourceTree = "<group>"; };
                L = {isa = XCConfigurationList; buildConfigurations = (C, ); };
                \(objects)
            }; }
            """
        try fixture.write(text, to: "Talk.xcodeproj/project.pbxproj")
        try fixture.write(settings, to: "App/Store.xcconfig")
        return try project()
    }

    @Test func `tests import the target that they test, of two with the name of one module`() throws
    {
        try fixture.write("NAME = App", to: "App/Base.xcconfig")
        let targets = try project(
            """
            O = {isa = PBXProject; mainGroup = G; projectDirPath = App; targets = (A, B, T, U, );
                attributes = {TargetAttributes = {U = {TestTargetID = B; }; }; }; };
            A = {isa = PBXNativeTarget; name = App; };
            B = {isa = PBXNativeTarget; name = "App Store"; buildConfigurationList = L; };
            T = {isa = PBXNativeTarget; name = StoreTests; dependencies = (D, ); };
            U = {isa = PBXNativeTarget; name = HostedTests; };
            D = {isa = PBXTargetDependency; target = B; };
            C = {isa = XCBuildConfiguration; baseConfigurationReference = R; };
            """,
            settings:
                "NAME = Old\n#include \"Base.xcconfig\"\nPRODUCT_MODULE_NAME = $(STORE_NAME:default=$(NAME))"
        ).targets
        #expect(targets.map(\.module.name) == ["App", "App_Store", "StoreTests", "HostedTests"])
        #expect(targets.suffix(2).map(\.aliases) == [["App": "App_Store"], ["App": "App_Store"]])
    }

    @Test func `settings under a condition are added to those without one`() throws {
        let project = try project(
            """
            O = {isa = PBXProject; mainGroup = G; projectDirPath = App; targets = (A, ); };
            A = {isa = PBXNativeTarget; name = App; buildConfigurationList = L; };
            C = {isa = XCBuildConfiguration; baseConfigurationReferenceAnchor = G;
                baseConfigurationReferenceRelativePath = Store.xcconfig; buildSettings = {
                OTHER_SWIFT_FLAGS = "$(inherited) -D CHAT";
                "SWIFT_ACTIVE_COMPILATION_CONDITIONS[sdk=iphoneos*]" = "PHONE $(inherited)";
            }; };
            """,
            settings: """
                PRODUCT_NAME = Store
                PRODUCT_NAME[config=Review][sdk=*] = Store Review
                SWIFT_ACTIVE_COMPILATION_CONDITIONS = STORE
                SWIFT_ACTIVE_COMPILATION_CONDITIONS[config=Debug] = STORE TOOLS
                SWIFT_ACTIVE_COMPILATION_CONDITIONS[config=Release] = STORE $(FEATURES)
                FEATURES = FEEDBACK
                FEATURES[config=Release] = TUNNEL
                """)
        let module = try #require(project.targets.first?.module)
        #expect(module.flags == ["CHAT", "DEBUG", "FEEDBACK", "PHONE", "STORE", "TOOLS", "TUNNEL"])
        #expect(project.importNames == ["Store": "App"])
    }

    @Test func `files of settings that include each other are read once`() throws {
        let include = String(repeating: "#include \"App.xcconfig\"\n", count: 40)
        try fixture.write(include + "PRODUCT_NAME = $(NAME)\nNAME = Two", to: "App.xcconfig")
        #expect(try !project().targets.isEmpty)
    }

    @Test(arguments: [
        ("", "isn't a property list; open the project in Xcode"),
        ("{ objects = {}; }", "contains no project; open it in Xcode"),
        ("{ rootObject = A; objects = { A = text; }; }", nil),
    ])
    func `a project of Xcode that can't be read is named in the error`(
        text: String, reason: String?
    ) throws {
        try fixture.write(text, to: "Talk.xcodeproj/project.pbxproj")
        guard let reason else {
            #expect(try project().targets.isEmpty)
            return
        }
        let file = "Talk.xcodeproj/project.pbxproj"
        #expect(throws: EvidenceError.unreadableFile(file, reason: reason)) { try project() }
    }
}

/// A project in the format of Xcode 16, shortened: an app, two extensions with folders, and tests.
private enum RecordedProject {
    static let files = FourPackages.files.merging([
        "Talk.xcodeproj/project.pbxproj": text,
        "App/TalkApp.swift": "import SwiftUI\nimport Timeline\nimport Client",
        "App/Shared/Theme.swift": "import Models", "App/Info.plist": "",
        "App/Legacy/Old.swift": "import Timeline", "Kit/Kit.swift": "",
        "Config/Widget.xcconfig": "#include \"Base.xcconfig\" // all targets",
        "Config/Base.xcconfig": "PRODUCT_MODULE_NAME = WidgetModule // as it is imported",
        "Share/ShareView.swift": "import Account",
        "Widget/Widget.swift": "import Models\nimport TalkShare\nimport TalkKit",
        "Tests/Unit/AppTests.swift": "@testable import Lets_Talk\nimport Models",
        "Tests/Unit/Unlisted.swift": "import Timeline", "../Far/Package.swift": "not read",
    ]) { $1 }

    static let text = Recorded.text("project.pbxproj")
}
