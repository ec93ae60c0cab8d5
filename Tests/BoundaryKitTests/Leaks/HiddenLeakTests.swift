import Foundation
import Testing

@testable import BoundaryKit

@Suite(.startsToolchain, .timeLimit(.minutes(10))) struct `In code that imports only a facade` {
    private static let files = [
        "Sources/Core/Core.swift": """
        public enum Level: Sendable { case low, high }
        public protocol Shape { func area() -> Int }
        public struct Circle: Shape { public init() {}; public func area() -> Int { 1 } }
        open class Base { public init() {}; open func start() {} }
        public struct Price { public init() {}; public var text: String { "" } }
        """,
        "Sources/Facade/Facade.swift": """
        public import Core
        public struct Model { public init() {}; public var level: Level { .low } }
        public func make<S: Shape>(_ shape: S = Circle()) -> Int { shape.area() }
        public func shape() -> some Shape { Circle() }
        open class Panel: Base {}
        public typealias Amount = Price
        """,
        "Sources/App/Enum.swift": """
        import Facade
        func text(_ model: Model) -> Int {
            switch model.level { case .low: 1; default: 2 }
        }
        """,
        "Sources/App/Opaque.swift": "import Facade\nfunc size() -> Int { shape().area() }",
        "Sources/App/Extension.swift": "import Facade\nextension Amount { var twice: Int { 2 } }",
        "Sources/App/Alias.swift": "import Facade\nfunc price() -> String { Amount().text }",
        "Sources/Plain/Default.swift": "import Facade\n\nfunc number() -> Int { make() }",
        "Sources/Derived/Subclass.swift": """
        import Facade
        final class Own: Panel {
            override func start() {}
        }
        """,
    ]

    @Test func `each use of the module behind it is found at its line`() async throws {
        let package = try IndexedPackage(
            "Core", "Facade", "App", "Plain", "Derived", files: Self.files)
        try await package.compile()
        let rule = BoundaryRule.forbidden(
            from: ["App", "Plain", "Derived"], to: "Core", directlyOnly: true, because: "-")
        let graph = try await package.graph(compiled: true)
        let found = BoundaryReport(of: [rule], in: graph).issues.map { issue in
            "\(issue.place?.description ?? "nowhere") \(issue.evidence.joined())"
                .replacing("Sources/", with: "")
        }
        #expect(
            found == [
                "App/Alias.swift:2:26 uses Price.init(), declared at Core/Core.swift:5:30",
                "App/Alias.swift:2:35 uses Price.text, declared at Core/Core.swift:5:52",
                "App/Enum.swift:3:32 uses Level.low, declared at Core/Core.swift:1:36",
                "App/Extension.swift:2:11 uses Price, declared at Core/Core.swift:5:15",
                "App/Opaque.swift:2:30 uses Shape.area(), declared at Core/Core.swift:2:30",
                "Derived/Subclass.swift:2:18 the object file needs Base, declared at "
                    + "Core/Core.swift:4:12, which the source doesn't name",
                "Plain/Default.swift:3:24 the object file needs Circle, declared at "
                    + "Core/Core.swift:3:15, which the source doesn't name",
            ])
    }
}
