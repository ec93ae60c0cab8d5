#if canImport(CryptoKit)
    import CryptoKit
    import Foundation
    import RoutingKit
    import RoutingRules

    /// The rules of the guide that count only with a signature.
    @MainActor
    enum GuideSignature {
        static func apply(
            _ data: Data, signature: Data, of publicKey: Data
        ) throws -> RouteRules {
            let key = try Curve25519.Signing.PublicKey(rawRepresentation: publicKey)
            let rules = RouteRules(for: AppVersion(1, 4)) { document in
                document.signature.map { key.isValidSignature($0, for: document.data) } ?? false
            }
            let document = RuleDocument(
                data, named: "rules.json", from: .remoteRule, signature: signature)
            try rules.apply(document)
            return rules
        }
    }
#endif
