#if canImport(SwiftUI)
    import DesignKit
    import RoutingKit
    import RoutingSwiftUI
    import SwiftUI

    /// Draws a row as a text, a spinner, a link, a button, a field or a switch.
    struct ContentRowView: View {
        let row: ContentRow
        let screen: any ContentScreen
        let redraw: @MainActor () -> Void

        @State private var isRunning = false
        @Environment(\.router) private var router

        var body: some View {
            switch row.kind {
            case .text where row.isLoading:
                ProgressView().accessibilityLabel(row.title)
            case .text where row.photo != nil:
                RemoteImage(row.photo.flatMap { URL(string: $0) }).asPhoto(row.title)
            case .text:
                texts.accessibilityElement(children: .combine)
            case .link(let link):
                Button {
                    run { [router] in await router?.route(link.request(from: screen)) }
                } label: {
                    texts.disclosed()
                }
                .disabled(isRunning)
                .accessibilityRemoveTraits(.isButton)
                .accessibilityAddTraits(.isLink)
            case .action(let perform):
                Button {
                    run(perform)
                } label: {
                    texts
                }
                .disabled(isRunning)
                .task { if row.loadsWhenVisible, !isRunning { run(perform) } }
            case .field(let submit):
                ContentField(title: row.title, draft: row.draft) { text in
                    run { await submit(text) }
                }
            case .toggle(let isOn, let set):
                Toggle(isOn: binding(isOn, set)) { texts }
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

        /// Runs an action, which may wait for another screen. While it runs, the row is disabled.
        private func run(_ work: @escaping @MainActor @Sendable () async -> Void) {
            isRunning = true
            Task {
                await work()
                isRunning = false
                redraw()
            }
        }

        private func binding(
            _ isOn: Bool, _ set: @escaping @MainActor @Sendable (Bool) async -> Void
        ) -> Binding<Bool> {
            Binding { @MainActor in
                isOn
            } set: { @MainActor [redraw] new in
                Task {
                    await set(new)
                    redraw()
                }
            }
        }
    }

    /// A field for a line of text, which it submits when the user is done.
    private struct ContentField: View {
        let title: String
        /// Keeps the text in the screen, if it does.
        let draft: FieldDraft?
        let submit: (String) -> Void

        @State private var text = ""

        var body: some View {
            TextField(title, text: $text)
                .submitLabel(.send)
                .onChange(of: text) { draft?.set(text) }
                .onChange(of: draft?.text, initial: true) { text = draft?.text ?? text }
                .onSubmit {
                    submit(text)
                    if draft == nil { text = "" }
                }
        }
    }
#endif
