import PluginKit
import RoutingKit
import Testing

struct `The services of plug-ins` {
    private func error(_ parts: any Plugin...) -> String {
        #expect(throws: PluginError.self) { try parts.inOrderOfNeeds() }?.description ?? ""
    }

    @Test
    func `the first tab comes first, but services before the plug-ins that need them`() throws {
        let parts: [any Plugin] = [
            Part("C", needs: [.diary]), Part("A"), Part("B", provides: [.diary], needs: [.clock]),
            Part("D", provides: [.clock], needs: [.clock, .optionalMenu]),
            Part("E", needs: [.optionalClock]),
        ]
        #expect(try parts.inOrderOfNeeds().map(\.name) == ["D", "B", "C", "A", "E"])
    }

    @Test func `services that are missing or in a circle are errors with their places`() {
        let missing = error(Part("A", needs: [.clock]))
        #expect(missing.contains("PluginHost.swift:"), "\(missing)")
        #expect(missing.contains("A needs Clock, which no plug-in provides; add the plug-in"))
        let circle = error(
            Part("Z", needs: [.clock]), Part("A", provides: [.clock], needs: [.diary]),
            Part("B", provides: [.diary], needs: [.clock]))
        #expect(circle.contains("A and B need each other, a circle"), "\(circle)")
    }

    @Test func `some of them are chosen with what they need, and a name that none has is an error`()
        throws
    {
        let parts: [any Plugin] = [
            Part("Big Menu", needs: [.diary]), Part("A"),
            Part("B", provides: [.diary], needs: [.clock, .optionalMenu]),
            Part("D", provides: [.clock]),
        ]
        #expect(try parts.only(["a", "bigmenu"]).map(\.name) == ["Big Menu", "A", "B", "D"])
        #expect(try parts.only(["D"]).map(\.name) == ["D"])
        let error = #expect(throws: UnknownPlugin.self) { try parts.only(["A", "Shop"]) }
        #expect(
            error?.description
                == "no feature is called 'Shop'; the features are Big Menu, A, B, D")
    }

    @Test
    func `services are given only to a plug-in that declares its need, or provides them`() throws {
        var clocks: [any Clock] = []
        let giver = Part("A", provides: [.clock]) {
            clocks.append(try $0.service((any Clock).self))
        }
        let taker = Part("B", needs: [.clock]) { clocks.append(try $0.service((any Clock).self)) }
        let host = try PluginHost([giver, taker])
        #expect(clocks.count == 2)
        let error = #expect(throws: PluginError.self) {
            try host.plugins.register(Part("C") { _ = try $0.service((any Clock).self) })
        }
        #expect(error?.lines.first?.hasSuffix("it needs Clock; add it to 'needs'") == true)
    }

    @Test func `an optional service is nil without its provider, and there with it`() throws {
        var found: [Bool] = []
        let taker = Part("B", needs: [.optionalClock]) {
            found.append(try $0.optionalService((any Clock).self) != nil)
        }
        let giver = Part("A", provides: [.clock])
        let host = try PluginHost([taker])
        try host.plugins.withdraw(taker)
        for part in [giver, taker] { try host.plugins.register(part) }
        #expect(found == [false, true])
        try host.plugins.withdraw(giver)
        #expect(!host.plugins.has(giver), "the other one works without it")
    }

    @Test(arguments: [(false, ["made", "asked"]), (true, ["asked", "made"])])
    func `a lazy service is made once, at its first use; any other at the registration`(
        isLazy: Bool, order: [String]
    ) throws {
        var log: [String] = []
        let clock = ProvidedService((any Clock).self, isLazy: isLazy) { _ in
            log.append("made")
            return Sundial()
        }
        let taker = Part("B", needs: [.clock]) { app in
            log.append("asked")
            for _ in 1...2 { _ = try app.service((any Clock).self) }
        }
        _ = try PluginHost([Part("A", provides: [clock]), taker])
        #expect(log == order)
    }

    @Test
    func `an error in making a service names the plug-in, the protocol and the place`() throws {
        let broken = ProvidedService((any Clock).self, isLazy: true) { _ -> any Clock in
            throw NotFound("the sun")
        }
        let circle = ProvidedService((any Diary).self, isLazy: true) { app in
            try app.service((any Diary).self)
        }
        let host = try PluginHost([Part("A", provides: [broken, circle])])
        let takers = [
            Part("B", needs: [.clock]) { _ = try $0.service((any Clock).self) },
            Part("C", needs: [.diary]) { _ = try $0.service((any Diary).self) },
        ]
        let sentences = ["A can't make Clock: ", "A can't make Diary: making Diary needs Diary"]
        for (taker, sentence) in zip(takers, sentences) {
            let error = #expect(throws: PluginError.self) { try host.plugins.register(taker) }
            let line = error?.lines.first ?? ""
            #expect(line.contains("ServiceTests.swift:"), "\(line)")
            #expect(line.contains(sentence), "\(line)")
        }
    }
}
