import Foundation
import Testing

@testable import BoundaryKit

@Suite struct `What the toolchain of Swift 6.3 prints` {
    @Test func `describe tells folders, sources, and which targets are programs`() throws {
        let described: DescribedPackage = try ToolFormat.decode(
            from: Data(Self.description.utf8), of: "'swift package describe'")
        let manifest: DumpedManifest = try ToolFormat.decode(
            from: Data(Self.manifest.utf8), of: "'dump-package'")
        let targets = try PackageTargets(
            .success(described), manifest: manifest,
            in: PackageFolder(unchecked: URL(filePath: "/Odd")))
        #expect(targets.folders == ["my-app": "Sources/App", "Lib": "Sources/Lib"])
        #expect(targets.executables == ["my-app"])
        #expect(
            targets.sources == [
                "my_app": ["Sources/App/main.swift"],
                "Lib": ["Sources/Lib/Deep/Cart.swift", "Sources/Lib/Lib.swift"],
            ])
    }

    @Test func `the compiler tells what it builds for, and where its libraries are`() throws {
        let toolchain: Toolchain = try ToolFormat.decode(
            from: Data(Self.targetInfo.utf8), of: "'swiftc -print-target-info'")
        #expect(toolchain.target.triple == "x86_64-unknown-linux-gnu")
        #expect(toolchain.library("libA") == "/opt/swift/usr/lib/libA.so")
    }

    @Test func `another format of either is named with the place of the difference`() {
        #expect(
            throws: EvidenceError.unknownFormat(
                tool: "'describe'", difference: "targets[1].sources is missing")
        ) {
            let _: DescribedPackage = try ToolFormat.decode(
                from: Data(
                    Self.description.replacing(#""sources":["Deep"#, with: #""s":["D"#).utf8),
                of: "'describe'")
        }
        #expect(
            throws: EvidenceError.unknownFormat(
                tool: "'swiftc'", difference: "target.triple is missing")
        ) {
            let _: Toolchain = try ToolFormat.decode(
                from: Data(Self.targetInfo.replacing(#""triple""#, with: #""trip""#).utf8),
                of: "'swiftc'")
        }
    }

    private static let description = #"""
        {"dependencies":[],"manifest_display_name":"Odd","name":"Odd","path":"/Odd","platforms":[],
        "products":[],"targets":[{"c99name":"my_app","module_type":"SwiftTarget","name":"my-app",
        "path":"Sources/App","sources":["main.swift"],"target_dependencies":["Lib"],
        "type":"executable"},{"c99name":"Lib","module_type":"SwiftTarget","name":"Lib",
        "path":"Sources/Lib","sources":["Deep/Cart.swift","Lib.swift","notes.c"],"type":"library"}],
        "tools_version":"6.2"}
        """#

    private static let manifest = #"""
        {"name":"Odd","products":[],"targets":[{"dependencies":[],"name":"my-app",
        "packageAccess":true,"settings":[],"type":"regular"},{"dependencies":[],"name":"Lib",
        "packageAccess":true,"settings":[],"type":"regular"}]}
        """#

    private static let targetInfo = #"""
        {"compilerVersion":"Swift version 6.3.1 (swift-6.3.1-RELEASE)","target":{
        "triple":"x86_64-unknown-linux-gnu","unversionedTriple":"x86_64-unknown-linux-gnu",
        "pointerWidthInBits":64},"paths":{"runtimeLibraryPaths":["/opt/swift/usr/lib/swift/linux"],
        "runtimeResourcePath":"/opt/swift/usr/lib/swift"}}
        """#
}
