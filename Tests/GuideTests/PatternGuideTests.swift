import RouteMatching
import Testing

func page(at path: String) throws -> String {
    let table = try RouteTable("/product/:id(int)", "/product/new", "/files/**path")
    guard let match = table.match(path) else {
        let meant = table.nearest(to: path)
        return "no page" + (meant.map { ", did you mean \($0)?" } ?? "")
    }
    return "\(match.pattern) \(match.value("id", as: Int.self) ?? 0)"
}

@Suite
struct `The table of the guide to patterns` {
    @Test(arguments: [
        ("/product/42", "/product/:id(int) 42"), ("/product/new", "/product/new 0"),
        ("/files/a/b", "/files/**path 0"),
        ("/prodct/42", "no page, did you mean /product/:id(int)?"), ("/", "no page"),
    ])
    func `does what the code says`(path: String, answer: String) throws {
        #expect(try page(at: path) == answer)
    }
}
