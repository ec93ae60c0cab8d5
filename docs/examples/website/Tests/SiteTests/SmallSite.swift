import CommandLineKit
import Foundation
import SampleData
import Testing

@testable import site

/// A folder with a few documents, some of them hostile, and the website that the program makes of
/// them.
@MainActor
final class SmallSite {
    /// A text that only a conversation and a file beside the documents have.
    static let secret = "the-secret-of-a-conversation"

    let folder = FileManager.default.temporaryDirectory.appending(path: "site-\(UUID())")
    let site: URL
    private let manager = FileManager.default

    init() throws {
        site = folder.appending(path: "public")
        // A file that begins as a PNG does.
        let signature = Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
        for name in ["documents/place-1.png", "documents/thing-1.png"] {
            try put(signature, at: name)
        }
        try put(signature + Data(Self.secret.utf8), at: "elsewhere/secret.png")
        try writeDocuments(products: [1, 2])
        try link("documents/linked.png", to: "elsewhere/secret.png")
        try link("documents/linked", to: "elsewhere")
    }

    /// A site that the program has written.
    static func written(_ arguments: [String] = []) async throws -> SmallSite {
        let small = try SmallSite()
        await small.run(arguments)
        return small
    }

    deinit { try? FileManager.default.removeItem(at: folder) }

    /// Runs the program for the site, and expects an exit code.
    /// - Returns: What it has printed.
    @discardableResult
    func run(
        _ arguments: [String] = [], check: Bool = false, expecting code: Int32 = 0,
        at place: SourceLocation = #_sourceLocation
    ) async -> String {
        let data = ["--data", folder.appending(path: "documents").path]
        return await Self.run(
            (check ? ["check"] : []) + [site.path] + arguments + data, expecting: code, at: place)
    }

    /// Runs the program without the sample, so that what needs none is refused before any page is
    /// made.
    static func run(
        _ arguments: [String], expecting code: Int32, at place: SourceLocation = #_sourceLocation
    ) async -> String {
        var lines: [String] = []
        let site = Site(sample: { _ in throw CommandError.software("a page was made") }) {
            line, _ in
            lines.append(line)
        }
        let ended = await site.run(arguments)
        let output = lines.joined(separator: "\n")
        #expect(ended == code, "\(output)", sourceLocation: place)
        return output
    }

    /// The files and folders of the site.
    var paths: [String] { manager.enumerator(atPath: site.path)?.compactMap { "\($0)" } ?? [] }

    /// The files of the site with their texts.
    var files: [String: String] {
        paths.reduce(into: [:]) { files, path in
            files[path] = try? String(contentsOf: site.appending(path: path), encoding: .utf8)
        }
    }

    /// Writes a file, in place of what is there.
    func put(_ text: String, at path: String) throws { try put(Data(text.utf8), at: path) }

    private func put(_ data: Data, at path: String) throws {
        let file = folder.appending(path: path)
        try? manager.removeItem(at: file)
        try manager.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try data.write(to: file)
    }

    func remove(_ path: String) throws {
        try manager.removeItem(at: folder.appending(path: path))
    }

    func link(_ path: String, to target: String) throws {
        try manager.createSymbolicLink(
            at: folder.appending(path: path), withDestinationURL: folder.appending(path: target))
    }

    /// Writes the documents of the backend, with a product for each number.
    func writeDocuments(products: Set<Int>, now: Date = Date()) throws {
        let product = try template(named: "product")
        let products = products.sorted().map { product.replacing("@id", with: "\($0)") }
        for name in SampleData.names {
            let text = try template(named: name)
                .replacing("@products", with: products.joined(separator: ","))
                .replacing("@now", with: "\(Int(now.timeIntervalSince1970))")
                .replacing("@folder", with: folder.absoluteString)
            try put(text, at: "documents/\(name).json")
        }
    }

    private func template(named name: String) throws -> String {
        let resources = Bundle.module.resourceURL ?? Bundle.module.bundleURL
        return try String(
            contentsOf: resources.appending(path: "Documents/\(name).json"), encoding: .utf8)
    }
}
