import DesignKit
public import RoutingEngine

/// Draws the screens of an app as HTML.
///
///     var drawing = PageDrawing(router: router) { action in
///         switch action {
///         case .open(let link, _): HTMLAddress(link.url ?? "").map(PageControl.link) ?? .text
///         default: .none
///         }
///     }
///     drawing.draw(WebViewScreen.self) { screen in .element("p", [], [.text(screen.title)]) }
///     let page = drawing.page(of: stage, head: head)
///
/// A ``ContentScreen`` needs no line of its own. Nothing on a page needs a script.
@MainActor
public struct PageDrawing {
    /// Where the picture of a photo is served, by the photo's URL; an illustration is drawn in its
    /// place if `nil`.
    public var pictureAddress: @MainActor (_ url: String) -> HTMLAddress? = { _ in nil }
    /// The names of the SF Symbols of the tabs, by the URLs of their first screens. ``TabSymbol`` has
    /// pictures of some.
    public var tabSymbols: [String: String] = [:]

    let router: any AppRouting
    let control: @MainActor (PageAction) -> PageControl
    private var makers: [@MainActor (any Screen) -> HTML?] = []

    /// Makes a drawing.
    /// - Parameters:
    ///   - router: Says which links this app can open.
    ///   - control: How a page offers an action.
    public init(
        router: any AppRouting, control: @escaping @MainActor (PageAction) -> PageControl
    ) {
        self.router = router
        self.control = control
    }

    /// Draws the screens of a type, or of a protocol, in a way of their own. If several fit a screen,
    /// the first one draws it.
    /// - Parameters:
    ///   - type: The type of the screens.
    ///   - html: Makes what is below the title, whose headings begin with `h2`.
    public mutating func draw<ScreenType>(
        _ type: ScreenType.Type, as html: @escaping @MainActor (ScreenType) -> HTML
    ) {
        makers.append { screen in (screen as? ScreenType).map(html) }
    }

    /// What is below the title of a screen.
    /// - Parameter entry: The screen on the stage.
    func body(of screen: any Screen, entry: NavigationState.Entry.ID?) -> HTML {
        for make in makers {
            if let html = make(screen) { return html }
        }
        guard let screen = screen as? any ContentScreen else { return [] }
        return body(of: screen.content.leavingOutLinks(unopenedBy: router), entry: entry)
    }
}
