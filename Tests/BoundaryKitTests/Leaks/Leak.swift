import Testing

/// Something planted in ``LeakyPackage``, and the rule that finds it.
struct Leak: CustomTestStringConvertible {
    let testDescription: String
    /// The rule, and the place and subject of its only finding about it.
    let issue: String
    /// The file in which it is planted, and its text; none if it is in the manifest.
    var file: (path: String, text: String)?

    private init(_ name: String, _ path: String, _ text: String, finds issue: String) {
        testDescription = name
        self.issue = issue
        file = (path, text)
    }

    private init(_ name: String, finds issue: String) {
        testDescription = name
        self.issue = issue
    }

    static let all = imports + manifest

    private static let imports = [
        Leak(
            "a plain import", "Features/Moments/Plain.swift", "import Kit\nimport Shop\n",
            finds: "features-independent Features/Moments/Plain.swift:2:8 Moments -> Shop"),
        Leak(
            "an import of one type", "Features/Moments/Scoped.swift", "import struct Shop.Cart",
            finds: "features-independent Features/Moments/Scoped.swift:1:15 Moments -> Shop"),
        Leak(
            "a @testable import", "Features/Moments/Testable.swift", "@testable import Shop",
            finds: "features-independent Features/Moments/Testable.swift:1:18 Moments -> Shop"),
        Leak(
            "an attribute on an earlier line", "Features/Moments/Preconcurrency.swift",
            "@preconcurrency\n// why\nimport Shop",
            finds: "features-independent Features/Moments/Preconcurrency.swift:3:8 Moments -> Shop"),
        Leak(
            "an import for one platform", "Features/Moments/Platform.swift",
            "#if os(iOS)\nimport Shop\n#endif",
            finds: "features-independent Features/Moments/Platform.swift:2:8 Moments -> Shop"),
        Leak(
            "an import of what can be imported", "Features/Moments/Available.swift",
            "#if !canImport(Shop)\nimport Kit\n#else\n  import Shop\n#endif",
            finds: "features-independent Features/Moments/Available.swift:4:10 Moments -> Shop"),
        Leak(
            "an internal import", "Features/Moments/Internal.swift", "internal import Shop",
            finds: "features-independent Features/Moments/Internal.swift:1:17 Moments -> Shop"),
        Leak(
            "an import behind a semicolon", "Features/Moments/Semicolon.swift",
            "import Kit; import `Shop`",
            finds: "features-independent Features/Moments/Semicolon.swift:1:20 Moments -> Shop"),
        Leak(
            "a way through another module", "Features/Chat/Chat.swift", "import Bridge",
            finds: "features-independent Features/Chat/Chat.swift:1:8 Chat -> Shop"),
        Leak(
            "a facade", "Libraries/Facade/Facade.swift", "@_exported import Core",
            finds: "no-reexport Libraries/Facade/Facade.swift:1:19 Facade -> Core"),
        Leak(
            "an import that only others declare", "Libraries/Upper/Upper.swift",
            "import Middle\nimport Core",
            finds: "no-transitive-import Libraries/Upper/Upper.swift:2:8 Upper -> Core"),
        Leak(
            "an import that nobody declares", "Libraries/Lone/Lone.swift", "import Core",
            finds: "no-undeclared Libraries/Lone/Lone.swift:1:8 Lone -> Core"),
        Leak(
            "an import that closes a cycle", "Libraries/Egg/Egg.swift", "import Hen",
            finds: "libraries-acyclic Libraries/Egg/Egg.swift:1:8 Egg, Hen"),
        Leak(
            "an import upwards", "Libraries/Climber/Climber.swift", "import Shop",
            finds: "layers Libraries/Climber/Climber.swift:1:8 Climber -> Shop"),
        Leak(
            "an import that is forbidden", "Libraries/Drawing/Drawing.swift", "import UIKit",
            finds: "drawing-forbidden Libraries/Drawing/Drawing.swift:1:8 Drawing -> UIKit"),
        Leak(
            "a look into another module from its neighbour's tests",
            "Tests/MomentsTests/MomentsTests.swift",
            "@testable import Moments\n@testable import Kit",
            finds: "testable-only-from-own-tests Tests/MomentsTests/MomentsTests.swift:2:18 "
                + "MomentsTests -> Kit"),
    ]

    private static let manifest = [
        Leak(
            "a dependency that is declared but forbidden",
            finds: "features-independent Package.swift:14:40 Profile -> Shop"),
        Leak(
            "a dependency that is never used",
            finds: "libraries-no-unused Package.swift:27:26 Idle -> Core"),
        Leak(
            "a misspelt upcoming feature",
            finds: "misspelt-requires-settings Package.swift:28:17 Misspelt"),
        Leak(
            "a module for debugging in the production build",
            finds: "internal-menu-absent Package.swift:8:79 App -> InternalMenu"),
    ]
}
