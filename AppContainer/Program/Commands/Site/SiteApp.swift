import CommandLineKit
import SiteAssociation

/// The app that a website offers.
struct SiteApp: Codable, Equatable {
    /// The team and the bundle identifier, for the association file; `nil` if there is none.
    var appID: String?
    /// The number of the app in the App Store, for its banner; `nil` if it isn't there.
    var appStoreID: String?
    /// Whether the app offers the passwords that are saved on the site; `nil` if not.
    var sharesCredentials: Bool?

    /// An app of which nothing is said.
    static let unknown = SiteApp()

    private init() {}

    /// - Throws: `CommandError` for texts that can't be identifiers.
    init(appID: String?, appStoreID: String?, sharesCredentials: Bool) throws(CommandError) {
        if let appID, !SiteAssociation.isAppID(appID) {
            throw .usage("'\(appID)' is not an app ID; an example is ABCDE12345.com.example.app")
        }
        if let appStoreID, appStoreID.wholeMatch(of: /[0-9]{1,20}/) == nil {
            throw .usage("'\(appStoreID)' is not an App Store ID; an example is 1234567890")
        }
        (self.appID, self.appStoreID) = (appID, appStoreID)
        self.sharesCredentials = sharesCredentials ? true : nil
    }

    /// Keeps what an earlier site was told about the app, and this one isn't.
    mutating func complete(by earlier: SiteApp?) {
        appID = appID ?? earlier?.appID
        appStoreID = appStoreID ?? earlier?.appStoreID
        sharesCredentials = sharesCredentials ?? earlier?.sharesCredentials
    }
}
