import RouteMatching
import Testing

struct `The place of a call` {
    @Test(arguments: [
        (["App/Shop/Routes.swift", "App/Cart.swift"], "App/Shop/Routes.swift"),
        (["Routes.swift"], "Routes.swift"), (["App/OtherRoutes.swift"], "Shop/Routes.swift"),
        (["A/Routes.swift", "B/Routes.swift"], "Shop/Routes.swift"), ([], "Shop/Routes.swift"),
    ])
    func `its file is found by the name if no other file has it`(paths: [String], file: String) {
        #expect(CallSite(file: "Shop/Routes.swift", line: 3, among: paths).file == file)
    }
}
