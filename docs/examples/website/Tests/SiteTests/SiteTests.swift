import CompositionRoot
import Foundation
import PluginKit
import RoutingEngine
import StorageKit
import Testing

@testable import site

@Suite
@MainActor
struct `The program site` {
    private let app = ["--app-id", "ABCDE12345.com.momentsapp.app"]

    /// Runs the program on two small documents.
    private func run(
        _ arguments: [String], in folder: URL, now: Date = Date()
    ) async throws -> (code: Int32, output: String) {
        let documents = folder.appending(path: "documents")
        if !FileManager.default.fileExists(atPath: documents.path) {
            try SmallBackend.write(to: documents)
        }
        return await run(arguments + ["--data", documents.path], now: now)
    }

    private func run(_ arguments: [String], now: Date = Date()) async -> (
        code: Int32, output: String
    ) {
        var lines: [String] = []
        let code = await Site.run(arguments, now: now) { line, _ in lines.append(line) }
        return (code, lines.joined(separator: "\n"))
    }

    private func withTemporaryFolder(_ body: (URL) async throws -> Void) async throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "site-\(UUID())")
        defer { try? FileManager.default.removeItem(at: folder) }
        try await body(folder)
    }

    /// The routes of the app.
    private func routes() async throws -> [Route] {
        try await MomentsContainer(
            plugins: .all, build: .production, documents: .memory([:]), stateFolder: nil
        ).router.routes
    }

    private func files(in site: URL) throws -> [String: String] {
        let paths = FileManager.default.enumerator(atPath: site.path)?.compactMap { $0 as? String }
        var files: [String: String] = [:]
        for path in paths ?? [] {
            files[path] = try? String(contentsOf: site.appending(path: path), encoding: .utf8)
        }
        return files
    }

    @Test
    func `writes a page in each language for each open route, and none for a closed one`()
        async throws
    {
        try await withTemporaryFolder { folder in
            let site = folder.appending(path: "public")
            let (code, output) = try await run([site.path] + app, in: folder)
            #expect(code == 0)
            let files = try files(in: site)
            #expect(files.count > 40)
            for route in try await routes() {
                let isUnlinked = output.contains(
                    "no page for \(route.pattern): no page links to it")
                let isOpen =
                    (route.redirect != nil || route.access.contains(.universalLinks)) && !isUnlinked
                let names = "\(route.pattern)".split(separator: "/")
                let page = names.map { $0.hasPrefix(":") ? "[^/]+" : $0 }.joined(separator: "/")
                for language in ["", "zh-Hans/"] {
                    let path = try Regex("\(language)\(page)(/[^/]+=[^/]+)?/index.html")
                    let pages = files.keys.filter { $0.wholeMatch(of: path) != nil }
                    #expect(pages.isEmpty == !isOpen, "\(route.pattern): \(pages)")
                }
            }
            #expect(files[".well-known/apple-app-site-association"]?.contains("applinks") == true)
        }
    }

    @Test
    func `tells nothing of what is closed or private`() async throws {
        try await withTemporaryFolder { folder in
            let site = folder.appending(path: "public")
            #expect(try await run([site.path], in: folder).code == 0)
            let closed = try await routes().filter { route in
                route.redirect == nil && !route.access.contains(.universalLinks)
            }.map { "\($0.pattern)".prefix { $0 != ":" } }
            #expect(closed.count > 5)
            let files = try files(in: site)
            #expect(files.count > 20)
            for (path, text) in files {
                for closed in closed {
                    let isNamed = "/\(path) \(text)".ranges(of: closed).contains { range in
                        let next = "/\(path) \(text)"[range.upperBound...].first
                        return closed.hasSuffix("/") || !(next?.isLetter ?? false) && next != "/"
                    }
                    #expect(!isNamed, "\(path): \(closed)")
                }
                for text in [path, text] {
                    #expect(!text.contains("draft") && !text.contains(SmallBackend.secret))
                }
            }
        }
    }

    @Test
    func `writes pages that everyone can use, whatever the data is`() async throws {
        try await withTemporaryFolder { folder in
            let site = folder.appending(path: "public")
            let store = ["--app-store-id", "1234567890"]
            #expect(try await run([site.path] + store, in: folder).code == 0)
            let pages = try files(in: site).filter { $0.key.hasSuffix(".html") }
            for (path, text) in pages {
                #expect(!text.contains("<script") && !text.contains("javascript:"), "\(path)")
                for match in text.matches(of: /(?:href|src)="(\/[^"]*)"/) {
                    let link = String(match.1)
                    let file =
                        site.path + link.removingPercent + (link.hasSuffix("/") ? "index.html" : "")
                    #expect(FileManager.default.fileExists(atPath: file), "\(path): \(link)")
                }
            }
            let product = try #require(pages["product/2/index.html"])
            #expect(
                product.contains(
                    #"content="app-id=1234567890, app-argument=https://momentsapp.com/product/2""#))
            #expect(
                product.contains(
                    #"<meta property="og:url" content="https://momentsapp.com/product/2">"#))
            #expect(
                product.contains(
                    #"hreflang="zh-Hans" href="https://momentsapp.com/zh-Hans/product/2/""#))
            #expect(product.contains(#"href="momentsapp://product/2""#))
            #expect(try #require(pages["shop/product/2/index.html"]).contains("0; url=/product/2/"))
            #expect(
                try #require(pages["zh-Hans/shop/index.html"]).contains(#"<html lang="zh-Hans">"#))
            #expect(try #require(pages["404.html"]).contains("此页面不存在"))
            #expect(product.contains("&lt;/p&gt;&lt;script&gt;alert(1)"))
            #expect(try #require(pages["moments/index.html"]).contains("&quot; onload=&quot;"))
        }
    }

    @Test
    func `says which pages are missing, stale or too much`() async throws {
        try await withTemporaryFolder { folder in
            let site = folder.appending(path: "public")
            #expect(try await run([site.path] + app, in: folder).code == 0)
            let whole = try await run(["check", site.path], in: folder)
            #expect(whole.code == 0 && whole.output.contains("no issues"))
            try FileManager.default.removeItem(at: site.appending(path: "product/1/index.html"))
            try Data("old".utf8).write(to: site.appending(path: "shop/index.html"))
            try Data("cart".utf8).write(to: site.appending(path: "cart/index.html"))
            let (code, output) = try await run(["check", site.path], in: folder)
            #expect(code == 1)
            for line in [
                "missing: product/1/index.html", "stale: shop/index.html", "extra: cart/index.html",
            ] {
                #expect(output.contains(line), "\(output)")
            }
            #expect(!output.contains("missing: moments"))
        }
    }

    @Test
    func `replaces what it has written, and nothing else`() async throws {
        try await withTemporaryFolder { folder in
            let site = folder.appending(path: "public")
            let first = [site.path, "--web-credentials"] + app
            #expect(try await run(first, in: folder).code == 0)
            try Data("mine".utf8).write(to: site.appending(path: "robots.txt"))
            try SmallBackend.write(to: folder.appending(path: "documents"), products: [2])
            let (code, output) = try await run([site.path], in: folder)
            #expect(code == 0, "\(output)")
            let files = try files(in: site)
            #expect(files["robots.txt"] == "mine")
            // It knows the app from the first time.
            let association = files[".well-known/apple-app-site-association"]
            #expect(association?.contains("webcredentials") == true)
            #expect(files["product/2/index.html"] != nil)
            #expect(!files.keys.contains { $0.hasPrefix("product/1") })
            #expect(try await run(["check", site.path], in: folder).code == 0)
        }
    }

    @Test
    func `touches nothing that it has not written`() async throws {
        try await withTemporaryFolder { folder in
            let site = folder.appending(path: "public")
            let manager = FileManager.default
            func put(_ text: String, _ path: String) throws {
                let url = site.appending(path: path)
                try? manager.removeItem(at: url)
                try manager.createDirectory(
                    at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
                try Data(text.utf8).write(to: url)
            }
            #expect(try await run([site.path], in: folder).code == 0)
            // A folder in place of a page that the next site doesn't have, and a page someone edited.
            try manager.removeItem(at: site.appending(path: "product/1/index.html"))
            try put("Dear", "product/1/index.html/letter")
            try put("mine", "zh-Hans/product/1/index.html")
            try SmallBackend.write(to: folder.appending(path: "documents"), products: [2])
            let second = try await run([site.path], in: folder)
            #expect(second.code == 0)
            for path in ["product/1/index.html", "zh-Hans/product/1/index.html"] {
                #expect(second.output.contains("kept: \(path)"), "\(second.output)")
            }
            #expect(try files(in: site)["product/1/index.html/letter"] == "Dear")
            #expect(try files(in: site)["zh-Hans/product/1/index.html"] == "mine")
            // A file where a page is needed.
            try manager.removeItem(at: site.appending(path: "product/1/index.html"))
            try put("mine", "product/1/index.html")
            try SmallBackend.write(to: folder.appending(path: "documents"))
            let third = try await run([site.path], in: folder)
            #expect(third.code == 73)
            #expect(third.output.contains("product/1/index.html is needed"), "\(third.output)")
            #expect(try files(in: site)["product/1/index.html"] == "mine")
            // It is completed once that is away.
            try manager.removeItem(at: site.appending(path: "product/1"))
            try manager.removeItem(at: site.appending(path: "zh-Hans/product/1"))
            #expect(try await run([site.path], in: folder).code == 0)
            #expect(try await run(["check", site.path], in: folder).code == 0)
        }
    }

    @Test
    func `writes through no link`() async throws {
        try await withTemporaryFolder { folder in
            let site = folder.appending(path: "public")
            let outside = folder.appending(path: "outside")
            #expect(try await run([site.path], in: folder).code == 0)
            let manager = FileManager.default
            try manager.createDirectory(at: outside, withIntermediateDirectories: true)
            try manager.removeItem(at: site.appending(path: "product"))
            try manager.createSymbolicLink(
                at: site.appending(path: "product"), withDestinationURL: outside)
            #expect(try await run([site.path], in: folder).code == 73)
            #expect(try manager.contentsOfDirectory(atPath: outside.path).isEmpty)
        }
    }

    @Test
    func `refuses pages whose names differ by case alone`() {
        #expect(SiteFiles.conflict(in: ["moments/m1/index.html", "moments/m2/index.html"]) == nil)
        #expect(SiteFiles.conflict(in: ["a/m1/index.html", "a/M1/index.html"]) != nil)
        #expect(SiteFiles.conflict(in: ["a/index.html", "a/index.html/index.html"]) != nil)
    }

    @Test
    func `writes into no folder of others`() async throws {
        try await withTemporaryFolder { folder in
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            let letter = folder.appending(path: "letter.txt")
            try Data("Dear".utf8).write(to: letter)
            for path in [folder.path, letter.path] {
                let (code, output) = try await run([path], in: folder)
                #expect(code == 73)
                #expect(output.contains("is neither empty nor a site"), "\(output)")
            }
            #expect(try String(contentsOf: letter, encoding: .utf8) == "Dear")
        }
    }

    @Test
    func `removes nothing of others, whatever the list says`() async throws {
        try await withTemporaryFolder { folder in
            let site = folder.appending(path: "public")
            let outside = folder.appending(path: "outside")
            for url in [site, outside] {
                try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
            }
            try Data("Dear".utf8).write(to: outside.appending(path: "letter.html"))
            try FileManager.default.createSymbolicLink(
                at: site.appending(path: "link"), withDestinationURL: outside)
            let own = site.appending(path: "letters/letter.html")
            try FileManager.default.createDirectory(
                at: own.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data("Dear".utf8).write(to: own)
            let list = #"""
                {"app": {}, "date": "2026-01-01T00:00:00Z", "files": {"../outside/letter.html": ["x"], "link/letter.html": ["x"],
                "letters": ["x"], "letters/letter.html": ["x"], "": ["x"]}}
                """#
            try Data(list.utf8).write(to: site.appending(path: ".site.json"))
            #expect(try await run([site.path], in: folder).code == 0)
            #expect(FileManager.default.fileExists(atPath: own.path))
            #expect(
                FileManager.default.fileExists(atPath: outside.appending(path: "letter.html").path))
        }
    }

    @Test
    func `compares with the data of the time at which the site was written`() async throws {
        try await withTemporaryFolder { folder in
            let site = folder.appending(path: "public").path
            let written = Date(timeIntervalSince1970: 1_790_000_000.5)
            func run(_ arguments: [String], now: Date) async -> Int32 {
                await Site.run(
                    arguments, now: now,
                    sample: { date in
                        let documents = folder.appending(path: "\(date.timeIntervalSince1970)")
                        try SmallBackend.write(to: documents, now: date)
                        return .folder(documents)
                    }, print: { _, _ in })
            }
            #expect(await run([site], now: written) == 0)
            #expect(await run(["check", site], now: written.addingTimeInterval(40 * 86_400)) == 0)
        }
    }

    @Test(arguments: [
        (["check", "/nowhere"], Int32(65), "is no site"),
        (["check"], 64, "'site check' needs a folder"),
        ([], 64, "needs one folder"), (["a", "b"], 64, "needs one folder"),
        (["check", "a", "b"], 64, "needs one folder"),
        (["a", "--app-id", "x"], 64, "is not an app ID"),
        (["a", "--app-store-id", "x"], 64, "is not an App Store ID"),
        (["check", "/nowhere", "--app-store-id", "1"], 65, "is no site"),
        (["a", "--data"], 64, "needs a value"), (["a", "--datum"], 64, "unknown option '--datum'"),
    ])
    func `says what is wrong with its arguments`(
        arguments: [String], code: Int32, sentence: String
    ) async {
        let (ended, output) = await run(arguments)
        #expect(ended == code)
        #expect(output.contains(sentence), "\(output)")
    }
}

extension String {
    fileprivate var removingPercent: String { removingPercentEncoding ?? self }
}
