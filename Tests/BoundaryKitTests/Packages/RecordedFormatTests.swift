import Foundation
import Testing

@testable import BoundaryKit

@Suite struct `What the toolchain of Swift 6.3 prints` {
    @Test func `the compiler tells what it builds for, and where its libraries are`() throws {
        let toolchain: Toolchain = try ToolFormat.decode(
            from: Data(Self.targetInfo.utf8), of: "'swiftc -print-target-info'")
        #expect(toolchain.target.triple == "x86_64-unknown-linux-gnu")
        #expect(toolchain.library("libA") == "/opt/swift/usr/lib/libA.so")
    }

    @Test func `another format of either is named with the place of the difference`() {
        #expect(
            throws: EvidenceError.unknownFormat(
                tool: "'swiftc'", difference: "target.triple is missing")
        ) {
            let _: Toolchain = try ToolFormat.decode(
                from: Data(Self.targetInfo.replacing(#""triple""#, with: #""trip""#).utf8),
                of: "'swiftc'")
        }
    }

    private static let targetInfo = #"""
        {"compilerVersion":"Swift version 6.3.1 (swift-6.3.1-RELEASE)","target":{
        "triple":"x86_64-unknown-linux-gnu","unversionedTriple":"x86_64-unknown-linux-gnu",
        "pointerWidthInBits":64},"paths":{"runtimeLibraryPaths":["/opt/swift/usr/lib/swift/linux"],
        "runtimeResourcePath":"/opt/swift/usr/lib/swift"}}
        """#
}
