import CommandLineKit
import DesignKit
import Foundation
import RoutingTestSupport
import Testing

@testable import AppContainer
@testable import AppContainerKit

@Suite(.needs("Moments", "Shop", "Internal menu"))
struct `A session without a terminal` {
    /// Types lines into a fresh app and returns the output.
    private func session(_ lines: [String]) async -> String {
        let console = await ScriptedConsole.run([], typing: lines)
        #expect(console.warnings == [])
        return console.output
    }

    @Test func `without input, the tour runs`() async throws {
        let console = await ScriptedConsole.run([], plugins: .own)
        #expect(console.output.contains("End of the tour"))
    }

    @Test(arguments: [
        ("dance", "Unknown command 'dance'. Type ? for help."),
        ("open /logn", "Did you mean /login?"), ("1 Hello", "Row 1 takes no text."),
        ("link https://momentsapp.com/internalmenu", "refused (access-denied)"),
        ("open /cart/count", "/cart/count -> performed: 0"),
        ("shake", "› Testers"), ("  open /cart/count  ", "/cart/count -> performed: 0"),
        ("t 2 ", "[2 Shop]"), ("Share a moment", "Unknown command 'Share a moment'"),
    ])
    func `each line is answered`(line: String, answer: String) async {
        #expect(await session([line]).contains(answer))
    }

    @Test func `there is one menu, however often the user shakes the device`() async {
        let drawn = await session(["shake", "shake", "shake", "b"])
        // After the way back another page is drawn.
        #expect(drawn.ranges(of: "› Testers").count <= 3, "\(drawn)")
    }
}

@Suite(.everyFeature) struct `The app in Chinese` {
    private func inChinese(_ body: @MainActor (LaunchedApp) async throws -> Void) async throws {
        try await UserLocale.$scoped.withValue(Invocation.Language.simplifiedChinese.locale) {
            try await body(try await LaunchedApp())
        }
    }

    @Test(arguments: [
        ("/moments", "动态", "发布动态"), ("/shop", "商店", "购物车"),
        ("/product/1", "", "分享到动态"), ("/moments/share", "发布动态", "这一刻的想法…"),
        ("/login", "登录", "您的姓名"), ("/internalmenu", "测试人员", "测试人员的菜单"),
        ("/internalmenu/log", "请求", ""),
    ])
    func `titles and rows are in Chinese`(url: String, title: String, row: String) async throws {
        try await inChinese { app in
            await app.open(url)
            await app.router.settle()
            if !title.isEmpty { #expect(app.stage.topScreen?.title == title) }
            #expect(app.texts.contains { $0.hasPrefix(row) }, "\(app.texts)")
        }
    }

    @Test(arguments: [
        ("/nothing", "应用中没有这个页面。"), ("/cart/add?id=9999", "您要找的内容不存在或已被删除。"),
        ("https://momentsapp.com/cart", "这个页面不能通过应用外的链接打开。"),
    ])
    func `the app in Chinese says why it doesn't open a link, and the log says it in English`(
        url: String, sentence: String
    ) async throws {
        try await inChinese { app in
            let outcome = await app.router.open(
                url, from: url.hasPrefix("/") ? .app : .universalLink)
            #expect(outcome.userNotice == sentence)
            #expect("\(outcome)".contains("refused ("))
        }
    }
}
