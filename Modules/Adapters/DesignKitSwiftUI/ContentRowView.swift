#if canImport(SwiftUI)
    public import DesignKit
    import RoutingKit
    import RoutingSwiftUI
    public import SwiftUI

    /// Draws a row as a text, a spinner, a link, a button, a field or a switch.
    struct ContentRowView: View {
        let row: ContentRow
        let screen: any ContentScreen
        let redraw: @MainActor () -> Void

        @Environment(\.router) private var router

        var body: some View {
            switch row.kind {
            case .text where row.isLoading: ProgressView().accessibilityLabel(row.title)
            case .text where row.photo != nil:
                RemoteImage(url: row.photo.flatMap { URL(string: $0) }).asPhoto(row.title)
            case .text: texts.accessibilityElement(children: .combine)
            case .link(let link):
                ActionButton { [router] in
                    await router?.route(link.request(from: screen))
                    redraw()
                } label: {
                    texts.disclosed()
                }
                .accessibilityRemoveTraits(.isButton)
                .accessibilityAddTraits(.isLink)
            case .action(let perform):
                ActionButton(runsWhenVisible: row.loadsWhenVisible) {
                    await perform()
                    redraw()
                } label: {
                    texts
                }
            case .field(let submit):
                ContentField(title: row.title, draft: row.draft) { text in
                    await submit(text)
                    redraw()
                }
            case .toggle(let isOn, let set):
                let isOn = Binding(onMain: { isOn }) { [redraw] new in
                    Task {
                        await set(new)
                        redraw()
                    }
                }
                Toggle(isOn: isOn) { texts }
            }
        }

        private var texts: some View {
            VStack(alignment: .leading) {
                Text(row.title)
                if let detail = row.detail {
                    Text(detail).font(.subheadline).foregroundStyle(.secondary)
                }
            }
        }
    }

    extension ContentRow {
        /// Draws a row that can be a link which another person wrote, as in a message. It is for
        /// views that draw the rest of their page in their own way; a row without a link is a text.
        @MainActor @ViewBuilder public var linkView: some View {
            if case .link(let link) = kind {
                RouteLink(to: link.url, origin: link.origin) { Text(title) }
            } else {
                Text(title)
            }
        }
    }

    /// A field for a line of text, which it submits when the user is done.
    private struct ContentField: View {
        let title: String
        /// Keeps the text in the screen; `nil` if the field alone keeps it.
        let draft: FieldDraft?
        let submit: @MainActor (String) async -> Void

        @State private var text = ""

        var body: some View {
            TextField(title, text: $text)
                .submitLabel(.send)
                .onChange(of: text) { draft?.set(text) }
                .onChange(of: draft?.text, initial: true) { text = draft?.text ?? text }
                .onSubmit {
                    Task { [text] in await submit(text) }
                    if draft == nil { text = "" }
                }
        }
    }
#endif
