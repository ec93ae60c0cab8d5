public import RouteMatching

extension UniversalLinks {
    /// Lines for the entitlements file (Apple, "Associated Domains Entitlement"). With credentials
    /// the app fills in passwords saved on the site.
    public func associatedDomains(sharesCredentials: Bool = false) -> String {
        let services = ["applinks"] + (sharesCredentials ? ["webcredentials"] : [])
        return propertyList(
            of: "com.apple.developer.associated-domains",
            services.flatMap { service in hosts.map { "\(service):\($0)" } })
    }

    /// Lines for `Info.plist`: the app's own schemes, and the other apps' that `canOpenURL(_:)`
    /// asks for. The system answers for at most 50 of these. Empty without either (Apple, "Defining
    /// a custom URL scheme for your app", and the reference of `LSApplicationQueriesSchemes`).
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

    /// Hosts and schemes contain nothing to escape.
    private func propertyList(of key: String, _ texts: [String], level: Int = 0) -> String {
        let items = texts.map { "    <string>\($0)</string>" }
        return (["<key>\(key)</key>", "<array>"] + items + ["</array>"])
            .joined(separator: "\n" + String(repeating: "    ", count: level))
    }
}
