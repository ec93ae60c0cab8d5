import AppContainerKit
import Foundation
import PluginKit
import RoutingEngine
import StorageKit
import Testing

@testable import site

@MainActor
struct `The program site` {
    private let appID = ["--app-id", "ABCDE12345.com.momentsapp.app"]

    @Test
    func `the program site writes open routes in each language, and nothing closed or private`()
        async throws
    {
        let small = try SmallSite()
        let output = await small.run(appID)
        let all = small.files
        // A folder without a page has the page that says so.
        let files = all.filter { $0.value != all["404.html"] }
        #expect(files.count > 30)
        let app = try await AppContainer(
            plugins: .all, build: .production, documents: .memory([:]), stateFolder: nil)
        for route in app.router.routes {
            let pattern = "\(route.pattern)"
            let isOpen = route.redirect != nil || route.access.contains(.universalLinks)
            let isUnlinked = output.contains("no page for \(pattern): no page links to it")
            let names = pattern.split(separator: "/")
            let page = names.map { $0.hasPrefix(":") ? "[^/]+" : $0 }.joined(separator: "/")
            for language in ["", "zh-Hans/"] {
                let path = try Regex("\(language)\(page)(/[^/]+=[^/]+)?/index.html")
                let pages = files.keys.filter { $0.wholeMatch(of: path) != nil }
                #expect(pages.isEmpty == (!isOpen || isUnlinked), "\(pattern): \(pages)")
            }
            if isOpen { continue }
            let closed = pattern.prefix { $0 != ":" }
            let end = closed.hasSuffix("/") ? "" : "(?![\\p{L}/])"
            let name = try Regex("\\Q\(closed)\\E\(end)")
            // The association file names what it excludes.
            for (path, page) in all where !path.hasPrefix(".well-known") {
                #expect(!"/\(path) \(page)".contains(name), "\(path): \(closed)")
            }
        }
        for (path, text) in all {
            // Nothing private, and no path in the place of a tab's title.
            #expect(["draft", SmallSite.secret, "<span>/"].filter(text.contains) == [], "\(path)")
        }
        #expect(files[".well-known/apple-app-site-association"]?.contains("applinks") == true)
    }

    @Test
    func `the program site publishes photos of the documents' own folder, and says which not`()
        async throws
    {
        let small = try SmallSite()
        let output = await small.run()
        #expect(small.paths.contains("pictures/thing-1.png"))
        #expect(!small.paths.contains { $0.contains("secret") || $0.contains("linked") })
        #expect(!small.files.values.contains { $0.contains("secret.png") })
        #expect(output.contains("5 photos are left out"), "\(output)")
        #expect(output.contains("only PNG files of the folder \(small.folder.path)/documents"))
    }

    /// What the program has left when it was killed while it wrote: the file that it was writing,
    /// and a folder for a page, or from which it had removed one.
    @Test(arguments: [nil, "product/1", "product/9"])
    func `the program site completes what one has left that was killed, and clears it away`(
        folder: String?
    ) async throws {
        let small = try SmallSite()
        try small.put("half", at: "public/.site.new")
        if let folder {
            try small.put(
                """
                {"app": {}, "date": "2026-01-01T00:00:00Z",
                "files": {"product/9/index.html": ["x"]}}
                """, at: "public/.site.json")
            try small.put("", at: "public/\(folder)/x")
            try small.remove("public/\(folder)/x")
        }
        await small.run()
        await small.run(check: true)
        #expect(small.files["product/1/index.html"] != nil)
        #expect(!small.paths.contains("product/9") && !small.paths.contains(".site.new"))
    }

    @Test func `the program site waits for no other one that writes the folder`() async throws {
        let small = try await SmallSite.written()
        try small.writeDocuments(products: [2])
        let folder = open(small.site.path, O_RDONLY)
        #expect(flock(folder, LOCK_EX) == 0)
        let output = await small.run(expecting: 73)
        close(folder)
        #expect(output.contains("another 'site' is writing"), "\(output)")
        await small.run()
    }

    @Test func `the program site writes usable pages, whatever the data is`() async throws {
        let small = try await SmallSite.written(["--app-store-id", "1234567890"])
        let files = small.files
        for (path, text) in files where path.hasSuffix(".html") {
            #expect(!text.contains("<script"), "\(path)")
            #expect(!text.contains("\"javascript:"), "\(path)")
            for match in text.matches(of: /href="(\/[^"#]*)/) {
                let link = String(match.1).removingPercentEncoding ?? ""
                let file = small.site.path + link + (link.hasSuffix("/") ? "index.html" : "")
                #expect(FileManager.default.fileExists(atPath: file), "\(path): \(link)")
            }
        }
        for path in small.paths where !path.contains(".") {
            #expect(files["\(path)/index.html"] != nil, "\(path)")
        }
        let site = "https://momentsapp.com"
        let photo = #"og:image" content="\#(site)/pictures/"#
        for (path, texts) in [
            "product/2/index.html": [
                #"content="app-id=1234567890, app-argument=\#(site)/product/2""#,
                #"<meta property="og:url" content="\#(site)/product/2"/>"#,
                #"hreflang="zh-Hans" href="\#(site)/zh-Hans/product/2/""#,
                #"rel="canonical" href="\#(site)/product/2/""#,
                #"href="momentsapp://product/2""#, "&lt;/p&gt;&lt;script&gt;alert(1)",
                #"<a href="/zh-Hans/product/2/" hreflang="zh-Hans" lang="zh-Hans">简体中文</a>"#,
            ],
            "product/1/index.html": [photo, #"<link rel="icon" href="/icon.svg"/>"#],
            "zh-Hans/product/1/index.html": [photo],
            "shop/product/2/index.html": ["0; url=/product/2/"],
            "zh-Hans/shop/index.html": [#"<html lang="zh-Hans">"#],
            "404.html": ["此页面不存在"], "product/index.html": ["此页面不存在"],
            "moments/index.html": ["&quot; onload=&quot;", #"<img src="/pictures/"#],
            "icon.svg": ["<svg"],
        ] {
            for text in texts { #expect(files[path]?.contains(text) == true, "\(path): \(text)") }
        }
    }

    @Test func `the program site makes no page again as long as nothing has changed`() async throws
    {
        let small = try SmallSite()
        #expect(await !small.run().contains("nothing has changed"))
        #expect(await small.run().hasSuffix("none of them written: nothing has changed"))
        try small.put("mine", at: "documents/note.txt")
        #expect(await small.run().contains(", 0 of them written"))
        try small.remove("public/product/1/index.html")
        #expect(await small.run().contains(", 1 of them written"))
        #expect(await !small.run(["--app-store-id", "1"]).contains(", 0 of them written"))
    }

    @Test func `the program site says which pages are missing, stale or too much`() async throws {
        let small = try await SmallSite.written(appID)
        #expect(await small.run(check: true).contains("no issues"))
        try small.remove("public/product/1/index.html")
        try small.put("old", at: "public/shop/index.html")
        try small.put("cart", at: "public/basket/index.html")
        let output = await small.run(check: true, expecting: 1)
        for line in [
            "missing: product/1/index.html", "stale: shop/index.html", "extra: basket/index.html",
        ] {
            #expect(output.contains(line), "\(output)")
        }
        #expect(!output.contains("missing: moments"))
    }

    @Test
    func `the program site replaces what it has written, from its first app on`() async throws {
        let small = try await SmallSite.written(["--web-credentials"] + appID)
        try small.put("mine", at: "public/robots.txt")
        try small.writeDocuments(products: [2])
        await small.run()
        let files = small.files
        #expect(files["robots.txt"] == "mine")
        let association = files[".well-known/apple-app-site-association"]
        #expect(association?.contains("webcredentials") == true)
        #expect(files["product/2/index.html"] != nil)
        #expect(!files.keys.contains { $0.hasPrefix("product/1") })
        await small.run(check: true)
    }

    @Test func `the program site touches nothing that it has not written`() async throws {
        let small = try await SmallSite.written()
        // A folder in place of a page that the next site doesn't have, and a page someone edited.
        try small.remove("public/product/1/index.html")
        try small.put("Dear", at: "public/product/1/index.html/letter")
        try small.put("mine", at: "public/zh-Hans/product/1/index.html")
        try small.writeDocuments(products: [2])
        let second = await small.run()
        for path in ["product/1/index.html", "zh-Hans/product/1/index.html"] {
            #expect(second.contains("kept: \(path)"), "\(second)")
        }
        #expect(small.files["product/1/index.html/letter"] == "Dear")
        #expect(small.files["zh-Hans/product/1/index.html"] == "mine")
        // A file where a page is needed.
        try small.put("mine", at: "public/product/1/index.html")
        try small.writeDocuments(products: [1, 2])
        let third = await small.run(expecting: 73)
        #expect(third.contains("product/1/index.html is needed"), "\(third)")
        #expect(small.files["product/1/index.html"] == "mine")
        // It is completed once that is away.
        for path in ["product/1", "zh-Hans/product/1"] { try small.remove("public/\(path)") }
        await small.run()
        await small.run(check: true)
    }

    @Test func `the program site writes through no link`() async throws {
        let small = try await SmallSite.written()
        try small.put("Dear", at: "outside/letter")
        try small.remove("public/product")
        try small.link("public/product", to: "outside")
        await small.run(expecting: 73)
        let outside = small.folder.appending(path: "outside").path
        #expect(try FileManager.default.contentsOfDirectory(atPath: outside) == ["letter"])
    }

    @Test(arguments: ["catalogue", "moments"])
    func `the program site writes nothing from a document that can't be used`(name: String)
        async throws
    {
        let small = try SmallSite()
        try small.put("{", at: "documents/\(name).json")
        #expect(await small.run(expecting: 65).contains("\(name).json"))
        try small.remove("documents")
        #expect(await small.run(expecting: 65).contains("documents"))
        #expect(small.paths == [])
    }

    @Test func `the program site refuses pages whose names differ by case alone`() {
        #expect(SiteFiles.conflict(in: ["moments/m1/index.html", "moments/m2/index.html"]) == nil)
        #expect(SiteFiles.conflict(in: ["a/m1/index.html", "a/M1/index.html"]) != nil)
        #expect(SiteFiles.conflict(in: ["a/m1/x", "a/M1/y"]) == nil)
        #expect(SiteFiles.conflict(in: ["a/index.html", "a/Index.html/index.html"]) != nil)
        #expect(SiteFiles.conflict(in: ["a/b", "a/b-c", "A/B/d"]) != nil)
    }

    @Test func `the program site removes nothing of others, whatever the list says`() async throws {
        let small = try SmallSite()
        for path in ["outside", "public/letters"] {
            try small.put("Dear", at: "\(path)/letter.html")
        }
        try small.link("public/link", to: "outside")
        let list = ["../outside/letter.html", "link/letter.html", "letters", "letters/letter.html"]
            .map { "\"\($0)\": [\"x\"]" }.joined(separator: ", ")
        try small.put(
            #"{"app": {}, "date": "2026-01-01T00:00:00Z", "files": {\#(list), "": ["x"]}}"#,
            at: "public/.site.json")
        await small.run()
        #expect(small.files["letters/letter.html"] == "Dear")
        let letter = small.folder.appending(path: "outside/letter.html").path
        #expect(FileManager.default.fileExists(atPath: letter))
    }

    @Test func `the program site compares with the data of the time of writing`() async throws {
        let small = try SmallSite()
        var site = Site(sample: { date in
            try small.writeDocuments(products: [1], now: date)
            return .folder(small.folder.appending(path: "documents"))
        }) { _, _ in }
        site.now = Date(timeIntervalSince1970: 1_790_000_000.5)
        #expect(await site.run([small.site.path]) == 0)
        site.now += 40 * 86_400
        #expect(await site.run(["check", small.site.path]) == 0)
    }

    @Test(arguments: [
        (["check", "/nowhere"], Int32(65), "is no site"),
        (["check", "/nowhere", "--app-store-id", "1"], 65, "is no site"),
        (["/usr"], 73, "is neither empty nor a site"),
        (["/bin/sh"], 73, "is neither empty nor a site"),
        ([], 64, "needs one folder"), (["check"], 64, "needs one folder"),
        (["a", "b"], 64, "needs one folder"), (["check", "a", "b"], 64, "needs one folder"),
        (["a", "--app-id", "x"], 64, "is not an app ID"),
        (["a", "--app-store-id", "x"], 64, "is not an App Store ID"),
        (["a", "--data"], 64, "needs a value"), (["a", "--datum"], 64, "unknown option '--datum'"),
    ])
    func `the program site says what is wrong with its arguments`(
        arguments: [String], code: Int32, sentence: String
    ) async {
        let output = await SmallSite.run(arguments, expecting: code)
        #expect(output.contains(sentence), "\(output)")
    }
}
