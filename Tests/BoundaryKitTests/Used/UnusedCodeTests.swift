import Foundation
import Testing

@testable import BoundaryKit

@Suite(.startsToolchain, .timeLimit(.minutes(10))) struct `Unused code` {
    private static let files = [
        "Sources/Kit/Kit.swift": """
        public protocol Going { func go() }
        public struct Road: Going {
            public init() {}
            public func go() {}
            public var length: Int { 1 }
            public static var shared: Road { Road() }
            public private(set) var lanes: [Int] = []
        }
        public struct Alley { public let width = 1 }
        package func measure(_ alley: Int) {}
        func hidden() {}
        public struct Lane { public init() {} }
        struct Gate { let open, close: Int }
        """,
        "Sources/Kit/Signatures.swift": """
        public struct Map { public let scale = Scale() }
        public struct Scale {}
        public struct Globe { public init(_ globe: Globe) {} }
        public enum Corner { case at(Turn), straight }
        public struct Turn {}
        public protocol Planning { func plan() -> Plan }
        public struct Plan {}
        public extension String { func isStreet() -> Bool { false } }
        extension Map { public struct Legend {}; public var legend: Legend { Legend() } }
        public protocol Halting { func halt() }
        extension Map: Halting {}
        extension Map { public func halt() {} }
        """,
        "Sources/Kit/Orphan.swift": "struct Orphan { func call() { Other().call() } }",
        "Sources/Kit/Other.swift": "struct Other { func call() {} }",
        "Sources/Kit/Helper.swift": "struct Helper {}",
        "Sources/Kit/Map+Going.swift": "extension Map: Going { public func go() {} }",
        "Sources/App/App.swift": """
        import Kit
        @main struct App { static func main() { Road().go() } }
        func show(_ map: Map, at corner: Corner, by planner: any Planning, on road: any Halting) { _ = map.legend }
        #if os(Windows)
            let length = Road().length
        #endif
        """,
        "Sources/App/Windows.swift": "#if os(Windows)\nstruct Window {}\n#endif",
        "Sources/App/Left.swift": "struct Left {}",
        "Sources/KitTests/KitTests.swift": """
        @testable import Kit
        func test() { _ = Lane(); _ = Helper() }
        """,
    ]

    /// The package, compiled once.
    private static let package = Task {
        let package = try IndexedPackage("Kit", "App", "KitTests", files: files)
        try await package.compile(options: ["-enable-testing"])
        return package
    }

    @Test func `is what other modules see and don't use, unless something visible names it`()
        async throws
    {
        let package = try await Self.package.value
        let unused = try await UnusedCode(in: package.graph(programs: ["App"], tests: ["KitTests"]))
        #expect(unused.symbols.allSatisfy { $0.module == "Kit" && !$0.isOffered })
        #expect(
            unused.symbols.map { "\($0.place.line):\($0.place.column) \($0.access) \($0.name)" }
                == [
                    "6:23 public Road.shared", "7:29 public Road.lanes", "9:15 public Alley",
                    "9:34 public Alley.width", "10:14 package measure(_:)",
                    "12:15 public Lane", "12:29 public Lane.init()",
                    "1:32 public Map.scale", "3:15 public Globe", "3:30 public Globe.init(_:)",
                    "8:32 public String.isStreet()",
                ])
        #expect(unused.symbols.filter(\.isTested).map(\.name) == ["Lane", "Lane.init()"])
        #expect(
            unused.notes == [
                "not known: uses by reflection, by name at run time, and by generated code"
            ])
    }

    @Test func `is allowed by a list with reasons, which has no entry that allows nothing`()
        async throws
    {
        let package = try await Self.package.value
        let unused = try await UnusedCode(in: package.graph(programs: ["App"], tests: ["KitTests"]))
        #expect(UnusedReview(unused, allowed: nil).isPassed)
        let json = """
            [
              { "symbols": ["Kit.Road.*", "Kit.measure(_:)"], "because": "adopters measure roads" },
              { "symbols": ["Kit.Road"], "because": "it was unused" }
            ]
            """
        let review = UnusedReview(unused, allowed: try AllowedSymbols(Data(json.utf8)))
        #expect(
            review.allowed.map { "\($0.symbol.name): \($0.because)" } == [
                "Road.shared: adopters measure roads", "Road.lanes: adopters measure roads",
                "measure(_:): adopters measure roads",
            ])
        #expect(review.symbols.map(\.name).first == "Alley")
        #expect(
            review.stale.map { "\($0.place) \($0.symbol)" } == [
                ".boundaries.unused.json:3:1 Kit.Road"
            ])
        #expect(!review.isPassed)
    }

    @Test func `is files that no program needs`() async throws {
        let package = try await Self.package.value
        let unused = try await UnusedCode(in: package.graph(programs: ["App"], tests: ["KitTests"]))
        #expect(
            unused.files.map { "\($0.path) \($0.isTested)" } == [
                "Sources/App/Left.swift false", "Sources/Kit/Helper.swift true",
                "Sources/Kit/Orphan.swift false", "Sources/Kit/Other.swift false",
            ])
    }

    @Test func `isn't claimed without an index`() async throws {
        let package = try IndexedPackage("Kit", "App", "KitTests", files: Self.files)
        let graph = try await package.graph(programs: ["App"], tests: ["KitTests"])
        let unused = UnusedCode(in: graph)
        #expect(unused.files == [])
        #expect(unused.symbols.map(\.name) == ["Alley", "Lane", "Globe"])
        #expect(unused.notes.first?.contains("aren't in the index") == true)
    }
}
