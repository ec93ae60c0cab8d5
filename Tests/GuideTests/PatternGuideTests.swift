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

@Suite
struct `The table of the guide to patterns` {
    @Test(arguments: [
        ("/product/42", "product 42"), ("/product/new", "editor 0"), ("/files/a/b", "files 0"),
        ("/prodct/42", "no page, did you mean /product/:id(int)?"), ("/", "no page"),
    ])
    func `does what the code says`(path: String, answer: String) throws {
        #expect(try page(at: path) == answer)
    }
}
