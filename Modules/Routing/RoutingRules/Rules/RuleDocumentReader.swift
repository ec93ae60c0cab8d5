import Foundation
import RoutingKit

/// Reads documents of rules: from a server only authentic ones, and none that is older than one
/// that was read before.
@MainActor
struct RuleDocumentReader {
    private let appVersion: AppVersion
    private let verify: (@MainActor (RouteConfig) -> Bool)?
    /// The last document of each name that was read and has a version.
    private var last: [String: (version: Int64, withdrawn: Set<Int64>)] = [:]

    /// Makes a reader.
    /// - Parameters:
    ///   - appVersion: The version of the app that runs.
    ///   - verify: Returns whether a server's document is authentic; if `nil`, all are.
    init(appVersion: AppVersion, verify: (@MainActor (RouteConfig) -> Bool)?) {
        self.appVersion = appVersion
        self.verify = verify
    }

    /// Reads a document.
    /// - Parameter now: The time, which decides whether the document has expired.
    mutating func read(_ config: RouteConfig, at now: Date) -> RuleDocument {
        guard config.origin.isOutside else { return RuleDocument(config, for: appVersion) }
        if let verify, !verify(config) {
            return RuleDocument(
                refusing: config,
                because: config.signature == nil
                    ? "its signature is missing" : "its signature does not match")
        }
        let document = RuleDocument(config, for: appVersion)
        guard document.isReadable else { return document }
        if let problem = problem(ofVersionIn: document) {
            return RuleDocument(refusing: config, in: "version", because: problem)
        }
        // The version of a refused document counts, too: an older document must not open the routes
        // that it closes.
        if let version = document.version {
            last[config.name] = (version, document.withdrawn)
        }
        return document.refusedIfExpired(at: config.hasExpired ? .distantFuture : now)
    }

    private func problem(ofVersionIn document: RuleDocument) -> String? {
        guard let last = last[document.name] else { return nil }
        guard let version = document.version else {
            // A version that can't be read has been reported already.
            return document.issues.contains { $0.path == "version" }
                ? nil : "'version' is missing, and the app has read version \(last.version) already"
        }
        if last.withdrawn.contains(version) {
            return "version \(version) was withdrawn by version \(last.version); "
                + "publish a higher one"
        }
        return version < last.version && !document.withdrawn.contains(last.version)
            ? "version \(version) is older than \(last.version), which the app has read already; "
                + "publish a higher one, or withdraw \(last.version) if it was published by mistake"
            : nil
    }
}
