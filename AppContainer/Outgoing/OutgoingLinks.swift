import DesignKit
import Foundation
import RouteMatching
import RoutingKit

/// The links by which the user may leave the app. A link of any other scheme or host stays closed,
/// no matter who wrote it.
public struct OutgoingLinks {
    /// The schemes of other apps that the app may open, in lower case.
    public let schemes: [String]
    private let web: UniversalLinks

    /// A scheme that isn't one (RFC 3986, 3.1), belongs to the web, runs code or reads files is
    /// never allowed.
    init(schemes: [String], hosts: [String]) {
        let forbidden = "http https javascript vbscript data blob about file".split(separator: " ")
        self.schemes = schemes.map { $0.lowercased() }.filter {
            !$0.isEmpty && URL(string: "\($0):a")?.scheme == $0 && !forbidden.contains($0[...])
        }
        web = UniversalLinks(hosts: hosts)
    }

    func check(_ url: URL) throws(OutgoingLinkError) {
        let scheme = url.scheme?.lowercased() ?? ""
        if scheme == "https" {
            if (try? DeepLink(url.absoluteString, from: .outside, of: web)) == nil {
                throw .notAllowed("a page of '\(url.host() ?? "")'", by: web.hosts)
            }
        } else if !schemes.contains(scheme) {
            throw .notAllowed("a link of the scheme '\(scheme)'", by: schemes)
        }
    }
}

/// A link to the way out of the app.
struct OutgoingLink: LinkTemplate {
    static let path = "/leave"
    /// It may contain a phone number or a text of the user, so no log shows it.
    let destination: Private<URL>
}

/// The one way out of the app: opens an allowed link in another app or in the browser.
///
/// A screen leaves by a link of its own, such as `/leave?destination=tel:112`. The route is an
/// action that changes something, so it must stay closed to links from outside, and a saved state
/// never repeats it.
struct OutgoingLinkNavigator: Navigating {
    static let effect = RouteEffect.changes
    static let isAction = true

    let links: OutgoingLinks
    let open: @MainActor (URL) async -> Bool

    func destination(for link: OutgoingLink) async throws -> Destination {
        let url = link.destination.value
        try links.check(url)
        guard await open(url) else { throw OutgoingLinkError.notOpened(scheme: url.scheme ?? "") }
        return .value(true)
    }
}

/// Why a link doesn't leave the app.
struct OutgoingLinkError: RouteErrorReason {
    let code, problem, remedy: String
    let userSentence: String?

    static func notAllowed(_ link: String, by names: [String]) -> Self {
        Self(
            code: "departure-not-allowed",
            problem: "leaves the app by \(link), which isn't allowed",
            remedy: "Allow it in OutgoingLinks, which has \(names.joined(separator: ", ")).",
            userSentence: texts("The app doesn't open links of this kind."))
    }

    static func notOpened(scheme: String) -> Self {
        Self(
            code: "departure-not-opened",
            problem: "leaves the app, but no app opens '\(scheme)' links", remedy: "Install one.",
            userSentence: texts("No app on this device opens this link."))
    }
}

/// Sends universal links that no route answers back to the browser.
///
/// A site's association file is less precise than the routes, so the system delivers some links
/// that only the site can open. Each is sent back once in ten seconds: otherwise the browser and
/// the app could pass it to each other forever. A user who taps it again later reaches the site
/// again.
@MainActor
final class BrowserOffers {
    private var offerDates: [URL: Date] = [:]

    /// The page to open in the browser after a request; `nil` if it was sent back just before, or a
    /// route answered.
    func page(after outcome: RouteOutcome) -> URL? {
        guard outcome.origin == .universalLink, outcome.error?.code == "unknown-route",
            let url = outcome.sent.flatMap({ URL(string: $0.value) })
        else { return nil }
        offerDates = offerDates.filter { outcome.began.timeIntervalSince($0.value) <= 10 }
        guard offerDates[url] == nil else { return nil }
        offerDates[url] = outcome.began
        return url
    }
}
