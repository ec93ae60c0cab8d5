import RoutingKit

/// A page of another feature, which Home can't import.
struct ProfileLink: LinkTemplate {
    static let path = "/profile/:id"
    let id: Int
}
