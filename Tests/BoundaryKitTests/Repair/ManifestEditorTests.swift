import Testing

@testable import BoundaryKit

@Suite struct `Editing a manifest` {
    /// Edits the target `App` in a manifest.
    private func edited(
        _ manifest: String, removing removed: [String] = [], adding added: [String] = []
    ) -> String {
        var editor = ManifestEditor(ManifestText(Array(manifest.utf8)))
        for name in removed where !editor.remove(name, from: "App") {
            return "can't remove \(name)"
        }
        for name in added
        where !editor.add("\"\(name)\"", to: "App", beside: ["A", "B", "C"]) {
            return "can't add \(name)"
        }
        return editor.text
    }

    @Test(arguments: [
        (["A"], #"[.target(name: "App", dependencies: ["B", .target(name: "C")])]"#),
        (["B"], #"[.target(name: "App", dependencies: ["A", .target(name: "C")])]"#),
        (["C"], #"[.target(name: "App", dependencies: ["A", "B"])]"#),
        (["B", "C"], #"[.target(name: "App", dependencies: ["A"])]"#),
        (["A", "B", "C"], #"[.target(name: "App", dependencies: [])]"#),
    ])
    func `removes elements of a list`(names: [String], expected: String) {
        let manifest = #"[.target(name: "App", dependencies: ["A", "B", .target(name: "C")])]"#
        #expect(edited(manifest, removing: names) == expected)
    }

    private let lines = """
        .target(
            name: "App",
            dependencies: [
                "A",  // always
                .product(name: "B", package: "b"),
                "C",
            ],
            path: "App")
        """

    @Test func `keeps the lines of a list`() {
        #expect(
            edited(lines, removing: ["A", "C"], adding: ["D"]) == """
                .target(
                    name: "App",
                    dependencies: [
                        .product(name: "B", package: "b"),
                        "D",
                    ],
                    path: "App")
                """)
        #expect(edited(lines, removing: ["C"]) == lines.replacing("        \"C\",\n", with: ""))
    }

    @Test(
        arguments: [
            (
                [#""A","#, #""B",  // boundary:allow"#, #""C",  // about C"#], ["C"], [],
                [#""A","#, #""B",  // boundary:allow"#]
            ),
            ([#""A","#, "// about B", #""B","#], ["A"], [], ["// about B", #""B","#]),
            ([#""C",  // about C"#], [], ["D"], [#""C",  // about C"#, #""D","#]),
            ([#""A",  // a"#, #""C""#], ["C"], [], [#""A",  // a"#]),
            ([#""A","#, #""C"  // c"#], [], ["D"], [#""A","#, #""C",  // c"#, #""D""#]),
            ([#""A","#, #""C""#], ["C"], ["D"], [#""A","#, #""D","#]),
            (["// needed", #""A","#], ["A"], [], ["// needed"]),
            ([#""A", "B",  // both"#, #""C","#], ["B"], [], [#""A",  // both"#, #""C","#]),
            ([#""A", "B",  // both"#, #""C","#], ["C"], [], [#""A", "B",  // both"#]),
            ([#""A", "B",  // both"#, #""C""#], ["C"], ["D"], [#""A", "B", "D",  // both"#]),
            ([#""A","#, ".product(", #"    name: "B", package: "b")"#], ["B"], [], [#""A","#]),
        ] as [([String], [String], [String], [String])])
    func `keeps the comments about other elements`(
        lines: [String], removed: [String], added: [String], expected: [String]
    ) {
        for end in ["\n", "\r\n"] {
            func manifest(_ lines: [String]) -> String {
                let list = lines.map { "    \($0)\(end)" }.joined()
                return ".target(name: \"App\", dependencies: [\(end)\(list)])"
            }
            let text = edited(manifest(lines), removing: removed, adding: added)
            #expect(text == manifest(expected))
        }
    }

    @Test(arguments: [
        (#".target(name: "App")"#, #".target(name: "App", dependencies: ["D"])"#),
        (
            #".target(name: "App", path: "A")"#,
            #".target(name: "App", dependencies: ["D"], path: "A")"#
        ),
        (
            #".target(name: "App", dependencies: [])"#,
            #".target(name: "App", dependencies: ["D"])"#
        ),
        (
            #".target(name: "App", dependencies: ["A"] + shared)"#,
            #".target(name: "App", dependencies: ["A", "D"] + shared)"#
        ),
        (#".feature("App", on: ["A"])"#, #".feature("App", on: ["A", "D"])"#),
    ])
    func `adds to the list of a target, or makes one`(manifest: String, expected: String) {
        #expect(edited(manifest, adding: ["D"]) == expected)
    }

    @Test(arguments: [
        #".feature("App")"#, #".target(name: "App", dependencies: shared)"#,
        #".feature("App", on: ["E"])"#, #"let names = ["App"]"#,
    ])
    func `refuses to add where no list is the target's`(manifest: String) {
        #expect(edited(manifest, adding: ["D"]) == "can't add D")
    }

    @Test(arguments: [
        "let shared: [Target.Dependency] = [\"A\"]\nlet t = [Target.target(name: \"App\", dependencies: shared)]",
        #"for name in ["App", "A"] { targets.append(.target(name: name)) }"#,
        #".feature("App", on: .a)"#,
    ])
    func `refuses to remove from a list that others use`(manifest: String) {
        #expect(edited(manifest, removing: ["A"]) == "can't remove A")
    }
}
