public import RouteMatching

extension UniversalLinks {
    /// The lines of the entitlements file that claim the app's hosts.
    ///
    /// Source: Apple, "Associated Domains Entitlement".
    /// - Parameter sharesCredentials: Whether the app fills in passwords saved on the site.
    public func associatedDomains(sharesCredentials: Bool = false) -> String {
        let services = ["applinks"] + (sharesCredentials ? ["webcredentials"] : [])
        return propertyList(
            of: "com.apple.developer.associated-domains",
            services.flatMap { service in hosts.map { "\(service):\($0)" } })
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
                        \(propertyList(of: "CFBundleURLSchemes", schemes, level: 2))
                    </dict>
                </array>
                """)
        }
        if !outgoingSchemes.isEmpty {
            parts.append(propertyList(of: "LSApplicationQueriesSchemes", outgoingSchemes))
        }
        return parts.joined(separator: "\n")
    }

    /// The lines of a key with an array of texts. Hosts and schemes contain nothing to escape.
    private func propertyList(of key: String, _ texts: [String], level: Int = 0) -> String {
        let items = texts.map { "    <string>\($0)</string>" }
        return (["<key>\(key)</key>", "<array>"] + items + ["</array>"])
            .joined(separator: "\n" + String(repeating: "    ", count: level))
    }
}
