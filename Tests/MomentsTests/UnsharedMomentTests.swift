import FeatureTestSupport
import MomentsPlugin
import RoutingTesting
import Testing

@Suite(.page("/moments/share", of: MomentsPlugin()))
struct `A moment that isn't shared yet` {
    private let link = "/moments/share?url=https%3A%2F%2Fmomentsapp.com%2Fproduct%2F42&title=Tea"
    private let field = "What's on your mind?"

    @Test func `its page holds what the user has typed, and never what a link has filled in`()
        async throws
    {
        let app = try await launchMoments(on: .moments(), at: link)
        app.goBack()
        #expect(app.path == ["/moments"])
        await app.open(link)
        try app.type("Hello", into: field)
        app.goBack()
        for _ in 0..<10_000 where app.stage.question == nil { await Task.yield() }
        #expect(app.stage.question?.reasons == ["Your moment isn't shared yet."])
        app.stage.question?.stay()
        #expect(app.path == ["/moments", link])
        try await app.choose(field, typing: "Hello")
        #expect(app.titles.first == "Hello", "what is shared isn't asked about")
    }

    @Test func `spaces are nothing that the user would lose`() async throws {
        let app = try await launchMoments(on: .moments(), at: link)
        try app.type("Hello", into: field)
        try app.type("  ", into: field)
        app.goBack()
        #expect(app.path == ["/moments"])
    }
}
