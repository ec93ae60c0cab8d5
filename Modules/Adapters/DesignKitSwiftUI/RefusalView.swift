#if canImport(SwiftUI)
    import DesignKit
    public import SwiftUI

    /// Says why the server doesn't accept a change, with buttons to send it again and to discard
    /// it.
    public struct RefusalView: View {
        private let rows: [ContentRow]

        /// - Parameters:
        ///   - reason: The server's sentence.
        ///   - retry: Sends the change again.
        ///   - discard: Removes the change.
        public init(
            reason: String, retry: @escaping @MainActor @Sendable () async -> Void,
            discard: @escaping @MainActor @Sendable () async -> Void
        ) {
            // The same rows as where no view is drawn.
            rows = ContentRow.refusal(of: "", because: reason, retry: retry, discard: discard)
        }

        public var body: some View {
            ForEach(rows, id: \.title) { row in
                if case .action(let perform) = row.kind {
                    ActionButton(row.title, action: perform)
                } else {
                    Text(row.detail ?? "").font(.footnote)
                }
            }
        }
    }
#endif
