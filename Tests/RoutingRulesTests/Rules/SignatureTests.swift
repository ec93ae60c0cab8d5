import Foundation
import RoutingEngine
import RoutingTesting
import RoutingKit
import RoutingTestSupport
import StageKit
import Testing

@testable import RoutingRules

/// The signature of these tests is the document itself, backwards.
@Suite
@MainActor
struct `The signature of a document` {
    private let closing = #"{"version": 7, "rules": [{"path": "/shop", "enabled": false}]}"#

    /// Keeps what was verified.
    private final class Verifications {
        var documents: [String] = []
    }

    private let verifications = Verifications()

    private func launch() throws -> (router: AppRouter, rules: RouteRules) {
        let router = AppRouter(links: .sample, stage: HeadlessStage(), clock: .still)
        let bounds = RulePolicy(appVersion: AppVersion(1, 9))
        let rules = RouteRules(policy: bounds) { [verifications] document in
            verifications.documents.append(String(decoding: document.data, as: UTF8.self))
            return document.signature == Data(document.data.reversed())
        }
        router.use(rules)
        router.register(
            path: "/shop", navigator: PageNavigator<NoParameters>(), access: .external)
        try router.start()
        return (router, rules)
    }

    private func document(
        _ text: String, signature: String?, from origin: RouteOrigin = .remoteRule
    ) -> RuleDocument {
        RuleDocument(
            Data(text.utf8), named: "rules.json", from: origin,
            signature: signature.map { Data($0.utf8) })
    }

    @Test
    func `applies the rules if it matches`() throws {
        let (router, rules) = try launch()
        try rules.apply(document(closing, signature: String(closing.reversed())))
        #expect(!router.canOpen("/shop", from: .app))
        #expect(verifications.documents == [closing])
    }

    @Test(arguments: [
        (nil, "rules.json: its signature is missing"),
        ("", "rules.json: its signature does not match"),
        ("}", "rules.json: its signature does not match"),
    ])
    func `ignores the document if it doesn't match, including closings and the version`(
        signature: String?, issue: String
    ) throws {
        let (router, rules) = try launch()
        let error = #expect(throws: RuleDocumentError.self) {
            try rules.apply(document(closing, signature: signature))
        }
        #expect(error?.description == issue)
        #expect(error?.closed == [])
        #expect(router.canOpen("/shop", from: .app))
        let older = #"{"version": 6, "rules": []}"#
        try rules.apply(document(older, signature: String(older.reversed())))
    }

    @Test
    func `is verified before anything is read`() throws {
        let (router, rules) = try launch()
        let error = #expect(throws: RuleDocumentError.self) {
            try rules.apply(document("?", signature: ""))
        }
        #expect(router.canOpen("/shop", from: .app))
        #expect(error?.description == "rules.json: its signature does not match")
        #expect(verifications.documents == ["?"])
    }

    @Test
    func `is not asked for of rules that ship with the app`() throws {
        let (router, rules) = try launch()
        try rules.apply(document(closing, signature: nil, from: .app))
        #expect(!router.canOpen("/shop", from: .app))
        #expect(verifications.documents == [])
    }
}
