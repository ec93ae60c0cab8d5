import Foundation
import RouteMatching
import Testing

enum Page { case product, editor, files }

func page(at path: String) throws -> String {
    let pages: PathTable<Page> = try PathTable([
        "/product/:id(int)": .product, "/product/new": .editor, "/files/**path": .files,
    ])
    guard let (page, match) = pages.match(path) else {
        let meant = pages.table.nearest(to: path)
        return "no page" + (meant.map { ", did you mean \($0)?" } ?? "")
    }
    return "\(page) \(match.value("id", as: Int.self) ?? 0)"
}

@Test func `a product is opened by its number`() throws {
    let table = try RouteTable("/product/:id(int)", "/product/new")
    #expect(table.match("/product/42")?.pattern.description == "/product/:id(int)")
}

@Suite
struct `The guide to a table by itself` {
    @Test(arguments: [
        ("/product/42", "product 42"), ("/product/new", "editor 0"), ("/files/a/b", "files 0"),
        ("/prodct/42", "no page, did you mean /product/:id(int)?"), ("/", "no page"),
    ])
    func `its code does what it says`(path: String, answer: String) throws {
        #expect(try page(at: path) == answer)
    }

    @Test
    func `its code is the code of this file`() throws {
        let file = URL(filePath: #filePath)
        let guide = file.deletingLastPathComponent()
            .appending(path: "../../../docs/guides/route-table.md")
        let page = try String(contentsOf: guide, encoding: .utf8)
        let code = try String(contentsOf: file, encoding: .utf8)
        let blocks = page.components(separatedBy: "```swift\n").dropFirst(2)
            .compactMap { $0.components(separatedBy: "```").first }
        #expect(blocks.count == 2)
        for block in blocks {
            #expect(block.count > 100)
            #expect(code.contains(block.replacing("import RouteMatching\n\n", with: "")))
        }
    }
}
