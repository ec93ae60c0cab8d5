/// Files with violations of rules about declarations, and code that only looks like one.
enum DeclaringPackage {
    static let files = [
        "Sources/Kit/Kit.swift": """
        public protocol Navigating {}
        public protocol Opening: Navigating {}
        public final class Router {
            public init() {}
            public func register(_ path: String) {}
        }
        """,
        "Sources/App/App.swift": "import Kit\nfunc start() { Router().register(\"/\") }",
        "Sources/Shop/Calls.swift": """
        import Foundation
        import Kit
        func stop() { fatalError("no") }
        func note(_ router: Router) {
            print("note"); Swift.print("again")
            router.register("/shop")
        }
        func stored() -> [UserDefaults] { [UserDefaults.standard, .standard] }
        """,
        "Sources/Shop/CallDecoys.swift": """
        struct Console {
            static let standard = Console()
            func print(_ text: String) {}
            func register(_ path: String) { print("fatalError() " + path) }  // fatalError()
            func fatalError() { self.print(""); Console.standard.fatalError() }
        }
        struct Step {
            var register = 1
            static func register(_ text: String) -> Step { Step() }
        }
        func next(_ step: Step) -> Step { step.register == 1 ? .register("/") : step }
        """,
        "Sources/Shop/Types.swift": """
        public import Kit
        public struct ShopNavigator: Navigating {}
        struct Detail: Opening {}
        public struct Cart { public struct Line {} }
        extension Cart.Line: Navigating {}
        struct HiddenNavigator: Kit.Navigating {}
        struct Other { let navigating: any Navigating }
        @MainActor @available(*, deprecated) final class Screen: Opening { init() {} }
        @MainActor
        private struct Isolated {}
        let action: @MainActor () -> Void = {}
        struct Loose: Opening {}
        """,
        "Sources/Shop/Model/Exposed.swift": """
        public struct Basket { public let price = 1 }
        extension Basket { public var total: Int { 3 } }
        struct Hidden { public var seen = 1; public struct Inner {} }
        extension Hidden { func note() {} }
        public extension Basket { struct Line {}; var count: Int { 2 } }
        @inlinable public func pay() {}
        private func steal() { struct Local { let a = 1 } }
        #if os(Windows)
            package let windows = 1
        #endif
        extension Int: @retroactive Error {}
        """,
    ]
}
