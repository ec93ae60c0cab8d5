import Foundation
import TestSupport
import Testing

@Suite
@MainActor
struct `A page with output of the program` {
    private let text = "# Page\n\n```json\n{}\n```\n\n```\n$ app routes\n/shop (A.swift:3)\n```\n"
    private let call = "$ app routes\n"

    private func withPage(
        isUpdating: Bool = false, _ body: @MainActor (WrittenPage) throws -> Void
    ) async throws {
        try await withTemporaryFolder { folder in
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            try Data(text.utf8).write(to: folder.appending(path: "page.md"))
            try body(WrittenPage("page.md", in: folder, isUpdating: isUpdating))
        }
    }

    @Test
    func `is correct if its text is the output`() async throws {
        try await withPage { page throws in
            #expect(try page.difference(from: text) == nil)
            #expect(try page.difference(from: "{}\n", after: "```json\n") == nil)
        }
    }

    @Test
    func `is reported with its place, both lines and the command that writes it`() async throws {
        try await withPage { page throws in
            let difference = try page.difference(from: "/shop (B.swift:3)\n/cart\n", after: call)
            #expect(
                difference == """
                    page.md:9 differs from the program: '/shop (A.swift:3)' should be \
                    '/shop (B.swift:3)'. Write all pages with: \
                    UPDATE_DOCS=1 swift test --filter DocumentationTests
                    """)
            #expect(try page.difference(from: "{}\n", after: "```json\n") == nil)
            #expect(try page.text() == text)
        }
    }

    @Test
    func `is written in its place`() async throws {
        try await withPage(isUpdating: true) { page throws in
            #expect(try page.difference(from: "/cart\n", after: call) == nil)
            #expect(try page.text() == text.replacing("/shop (A.swift:3)", with: "/cart"))
            #expect(try page.difference(from: "# Other\n") == nil)
            #expect(try page.text() == "# Other\n")
        }
    }

    @Test
    func `must have a place for the compared part`() async throws {
        try await withPage { page throws in
            let error = #expect(throws: WrittenPage.MissingPart.self) {
                try page.difference(from: "", after: "```xml\n")
            }
            #expect(error?.description.contains("page.md has no block after '```xml") == true)
        }
    }
}
