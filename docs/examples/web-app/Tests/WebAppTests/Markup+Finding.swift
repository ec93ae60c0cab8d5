import HTMLTesting
import RoutingTesting

extension Markup {
    /// The title of the visible screen.
    var title: String { all("h1").first?.text ?? "" }
    /// The title in the list of windows.
    var window: String { all("title").first?.text ?? "" }

    /// The target of the first link whose text or label contains a title.
    func link(_ title: String) throws -> String {
        let links = all("a").filter { "\($0["aria-label"] ?? "") \($0.text)".contains(title) }
        guard let address = links.first?["href"] else {
            throw NotFound("link '\(title)' in \(text)")
        }
        return address
    }

    /// Where a form is sent, and the items that the user doesn't see.
    typealias Form = (address: String, items: [(name: String, value: String)])

    /// The first form whose text contains a title.
    func form(_ title: String) throws -> Form {
        guard let form = all("form").first(where: { $0.text.contains(title) }) else {
            throw NotFound("form '\(title)' in \(text)")
        }
        let hidden = form.all("input").filter { $0["type"] == "hidden" }
        return (form["action"] ?? "", hidden.map { ($0["name"] ?? "", $0["value"] ?? "") })
    }
}
