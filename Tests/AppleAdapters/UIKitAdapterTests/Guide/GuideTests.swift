import Foundation
import Testing

/// The pieces of code in the guide are the files beside this one.
@Suite
struct `The guide to UIKit apps` {
    private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    @Test
    func `shows only code that compiles`() throws {
        let guide = try String(
            contentsOf: Self.folder.appending(path: "../../../../docs/guides/uikit-app.md"),
            encoding: .utf8)
        let files = try FileManager.default.contentsOfDirectory(
            at: Self.folder, includingPropertiesForKeys: nil)
        let code = try files.map { try String(contentsOf: $0, encoding: .utf8) }.joined()
        let pieces = guide.components(separatedBy: "```swift\n").dropFirst()
            .compactMap { $0.components(separatedBy: "```").first }
        #expect(pieces.count >= 5)
        for piece in pieces {
            #expect(code.contains(piece), "not in \(Self.folder.lastPathComponent)/:\n\(piece)")
        }
    }
}
