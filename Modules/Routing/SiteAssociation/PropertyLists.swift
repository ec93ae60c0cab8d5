import Foundation
public import RouteMatching

extension UniversalLinks {
    /// Lines for the entitlements file (Apple, "Associated Domains Entitlement"). With credentials
    /// the app fills in passwords saved on the site.
    public func associatedDomains(sharesCredentials: Bool = false) -> String {
        let services = ["applinks"] + (sharesCredentials ? ["webcredentials"] : [])
        let domains = services.flatMap { service in hosts.map { "\(service):\($0)" } }
        return lines(of: ["com.apple.developer.associated-domains": domains])
    }

    /// Lines for `Info.plist`: the app's own schemes, and the other apps' that `canOpenURL(_:)`
    /// asks for. The system answers for at most 50 of these. Empty without either (Apple, "Defining
    /// a custom URL scheme for your app", and the reference of `LSApplicationQueriesSchemes`).
    public func informationProperties(outgoingSchemes: [String] = []) -> String {
        var properties: [String: Any] = [:]
        if !schemes.isEmpty { properties["CFBundleURLTypes"] = [["CFBundleURLSchemes": schemes]] }
        if !outgoingSchemes.isEmpty { properties["LSApplicationQueriesSchemes"] = outgoingSchemes }
        return lines(of: properties)
    }

    /// The lines inside the dictionary of a property list.
    private func lines(of properties: [String: Any]) -> String {
        let data = try? PropertyListSerialization.data(
            fromPropertyList: properties, format: .xml, options: 0)
        return String(decoding: data ?? Data(), as: UTF8.self).split(separator: "\n")
            .drop { $0 != "<dict>" }.dropFirst().prefix { $0 != "</dict>" }
            .map { $0.dropFirst().replacing("\t", with: "    ") }.joined(separator: "\n")
    }
}
