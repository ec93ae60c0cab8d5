import Foundation
import SampleData

@testable import site

/// A folder with the documents of the sample, of which it has a few, some of them hostile, and the
/// website that the program makes of them.
@MainActor
final class SmallSite {
    /// A text that only a conversation and a file beside the documents have.
    static let secret = "the-secret-of-a-conversation"

    /// A file that begins as a PNG does.
    static let secretPhoto = Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A] + secret.utf8)

    let folder = FileManager.default.temporaryDirectory.appending(path: "site-\(UUID())")
    let site: URL
    private let manager = FileManager.default

    /// - Parameter products: The products of the shop.
    init(products: Set<Int> = [1, 2]) throws {
        site = folder.appending(path: "public")
        try put(Self.secretPhoto, at: "elsewhere/secret.png")
        try writeDocuments(products: products)
        try link("documents/linked.png", to: "elsewhere/secret.png")
        try link("documents/linked", to: "elsewhere")
    }

    deinit { try? FileManager.default.removeItem(at: folder) }

    /// Runs the program for the site, or with other arguments.
    func run(
        _ arguments: [String] = [], check: Bool = false, now: Date = Date()
    ) async -> (code: Int32, output: String) {
        let data = ["--data", folder.appending(path: "documents").path]
        return await Self.run((check ? ["check"] : []) + [site.path] + arguments + data, now: now)
    }

    /// Runs the program without the sample, so that what needs none is refused before any page is
    /// made.
    static func run(
        _ arguments: [String], now: Date = Date()
    ) async -> (code: Int32, output: String) {
        var lines: [String] = []
        let code = await Site.run(
            arguments, now: now, sample: { _ in throw SiteError(code: 70, "a page was made") },
            print: { line, _ in lines.append(line) })
        return (code, lines.joined(separator: "\n"))
    }

    /// The files of the site with their texts.
    var files: [String: String] {
        let paths = manager.enumerator(atPath: site.path)?.compactMap { $0 as? String } ?? []
        return paths.reduce(into: [:]) { files, path in
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

    func writeDocuments(products: Set<Int>, now: Date = Date()) throws {
        let hostile = [
            "elsewhere/secret.png", "documents/../elsewhere/secret.png",
            "documents/linked.png", "documents/linked/secret.png",
            "documents/%2E%2E%2Felsewhere%2Fsecret.png",
        ].map { "\(folder.absoluteString)/\($0)" }
        for name in SampleData.names {
            guard let data = try document(named: name, now: now) else { continue }
            var document = try JSONSerialization.jsonObject(with: data) as? [String: Any] ?? [:]
            let objects = { (key: String) in document[key] as? [[String: Any]] ?? [] }
            switch name {
            case "catalogue":
                document["products"] = objects("products")
                    .filter { products.contains($0["id"] as? Int ?? 0) }
                    .map { $0.merging(["description": "</p><script>alert(1)</script>"]) { $1 } }
            case "moments":
                let moments = objects("moments").prefix(4).map { moment in
                    let link = moment["url"] == nil ? [:] : ["url": "javascript:alert(1)"]
                    let photos = (moment["photos"] as? [String] ?? []) + hostile
                    let title = "\" onload=\"alert(1)"
                    return moment.merging(["title": title, "photos": photos]) { $1 }
                        .merging(link) { $1 }
                }
                document["moments"] = Array(objects("moments").prefix(1) + moments.dropFirst())
            default:
                let text = String(decoding: data, as: UTF8.self)
                    .replacing(/"text" : "[^"]*"/, with: "\"text\" : \"\(Self.secret)\"")
                try put(text, at: "documents/\(name).json")
                continue
            }
            let text = try JSONSerialization.data(withJSONObject: document)
            try put(String(decoding: text, as: UTF8.self), at: "documents/\(name).json")
        }
    }

    /// A document of the sample whose photos are files beside it.
    private func document(named name: String, now: Date) throws -> Data? {
        guard let data = try SampleData(now: now).document(named: name) else { return nil }
        var text = String(decoding: data, as: UTF8.self)
        let documents = folder.appending(path: "documents")
        for match in text.matches(of: /"(file:[^"]*)"/) {
            guard let photo = URL(string: String(match.1)) else { continue }
            let copy = documents.appending(path: photo.lastPathComponent)
            if !manager.fileExists(atPath: copy.path) {
                try put(Data(contentsOf: photo), at: "documents/\(photo.lastPathComponent)")
            }
            text = text.replacing(match.1, with: copy.absoluteString)
        }
        return Data(text.utf8)
    }
}
