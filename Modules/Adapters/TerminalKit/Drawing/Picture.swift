/// Everything that a frame shows.
package struct Picture: Equatable, Sendable {
    /// A line in which the user types.
    package struct Prompt: Equatable, Sendable {
        package var label: String
        package var editor: LineEditor
        /// What the text may become.
        package var suggestions: [String] = []
    }

    package var geometry: Geometry
    package var theme: Theme
    package var tabs: [String] = []
    package var selectedTab = 0
    /// The visible pages, from the one behind to the one in front.
    package var pages: [Page] = []
    /// What happened last.
    package var status = ""
    package var isWarning = false
    package var prompt: Prompt?
    /// The keys that do something now.
    package var keys: [KeyHint] = []
    /// A box over everything: a title and lines.
    package var dialog: (title: String, lines: [String])? {
        get { dialogLines.map { (dialogTitle, $0) } }
        set { (dialogTitle, dialogLines) = (newValue?.title ?? "", newValue?.lines) }
    }
    /// The lines of the debug panel.
    package var panel: [BodyLine] = []

    private var dialogTitle = ""
    private var dialogLines: [String]?

    package init(geometry: Geometry, theme: Theme) {
        self.geometry = geometry
        self.theme = theme
    }
}
