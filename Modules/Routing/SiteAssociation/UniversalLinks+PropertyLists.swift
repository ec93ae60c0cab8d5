public import RouteMatching

extension UniversalLinks {
    /// The lines of the entitlements file that claim the app's hosts.
    /// - Parameter services: What the app and its sites share.
    public func associatedDomains(for services: [AssociatedService] = [.links]) -> String {
        PropertyList.lines(
            of: "com.apple.developer.associated-domains",
            texts: services.flatMap { service in hosts.map { "\(service.rawValue):\($0)" } })
    }

    /// The lines of `Info.plist` that make the system deliver links of the app's own schemes, and let
    /// the app ask whether there is another app for a scheme.
    ///
    /// Source: Apple, "Defining a custom URL scheme for your app", and the reference of
    /// `LSApplicationQueriesSchemes`.
    /// - Parameter outgoingSchemes: The schemes of other apps, for `canOpenURL(_:)`. The system
    ///   answers for at most 50.
    /// - Returns: Nothing if the app has no scheme and opens no other app.
    public func informationProperties(outgoingSchemes: [String] = []) -> String {
        var parts: [String] = []
        if !schemes.isEmpty {
            parts.append(
                """
                <key>CFBundleURLTypes</key>
                <array>
                    <dict>
                        \(PropertyList.lines(of: "CFBundleURLSchemes", texts: schemes, level: 2))
                    </dict>
                </array>
                """)
        }
        if !outgoingSchemes.isEmpty {
            parts.append(
                PropertyList.lines(of: "LSApplicationQueriesSchemes", texts: outgoingSchemes))
        }
        return parts.joined(separator: "\n")
    }
}
