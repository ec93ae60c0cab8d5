/// Everything that a frame shows.
struct Picture: Equatable, Sendable {
    /// A line in which the user types.
    struct Prompt: Equatable, Sendable {
        var label: String
        var editor: LineEditor
        /// What the text may become.
        var suggestions: [String] = []
        /// What is known about the text, behind it.
        var note = ""
    }

    var geometry: Geometry
    var theme: Theme
    var tabs: [String] = []
    var selectedTab = 0
    /// The visible pages, from the one behind to the one in front.
    var pages: [Page] = []
    /// What happened last.
    var status = ""
    var isWarning = false
    var prompt: Prompt?
    /// The keys that do something now.
    var keys: [KeyHint] = []
    /// A box over everything: a title and lines.
    var dialog: (title: String, lines: [String])? {
        get { dialogLines.map { (dialogTitle, $0) } }
        set { (dialogTitle, dialogLines) = (newValue?.title ?? "", newValue?.lines) }
    }
    /// What an app that plays by itself shows.
    var guide: Guide?
    /// The lines of the debug panel.
    var panel: [BodyLine] = []

    private var dialogTitle = ""
    private var dialogLines: [String]?

    init(geometry: Geometry, theme: Theme) {
        self.geometry = geometry
        self.theme = theme
    }
}
