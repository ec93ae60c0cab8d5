import Foundation
import RoutingKit

/// A link out of the app.
struct OutgoingLink: LinkTemplate {
    static let path = "/leave"
    let destination: Private<URL>
}
