import CompositionRoot
import DesignKit
import DesignKitHTML

/// Pages of the website that show no screen.
@MainActor
enum SiteNotice {
    /// A page that leads to another one, for browsers without a server that does.
    static func moved(to address: HTMLAddress, head: PageHead) -> HTML {
        var head = head
        let time = HTMLAttribute("http-equiv", "refresh")
        head.elements.append(
            .element("meta", [time, HTMLAttribute("content", "0; url=\(address.text)")]))
        return UserLocale.$scoped.withValue(head.language) {
            let link = HTML.element("a", [.href(address)], [.text(texts("Open the page"))])
            return PageDrawing.page(
                titled: texts("This page has moved."), body: .element("p", [], [link]), head: head)
        }
    }

    /// A page of a link whose screen depends on values that are no part of the path.
    static func inApp(head: PageHead) -> HTML {
        UserLocale.$scoped.withValue(head.language) {
            PageDrawing.page(
                titled: head.appName,
                body: paragraph(texts("Open this link on a phone with the app.")), head: head)
        }
    }

    /// The page of every address that no page has: of what doesn't exist, and of what is closed. It
    /// says the same of both, in each language.
    static func missing(head: PageHead) -> HTML {
        let others = Language.allCases.filter { $0.locale != head.language }.map { language in
            UserLocale.$scoped.withValue(language.locale) {
                HTML.element(
                    "p", [HTMLAttribute("lang", language.rawValue)], [.text(sentence)])
            }
        }
        return UserLocale.$scoped.withValue(head.language) {
            let home = HTML.element(
                "a", [.href(HTMLAddress(path: [""]))], [.text(texts("Go to the start page"))])
            return PageDrawing.page(
                titled: texts("There is no such page"),
                body: HTML(
                    [paragraph(sentence)] + others + [.element("p", [.class("leave")], [home])]),
                head: head)
        }
    }

    private static var sentence: String {
        texts("The page doesn't exist, or only the app shows it.")
    }

    private static func paragraph(_ text: String) -> HTML { .element("p", [], [.text(text)]) }
}
