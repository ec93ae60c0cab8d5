import Foundation
import MomentsTestSupport
import Testing

@testable import DesignKit

struct `The texts of a module` {
    private let texts: Texts

    init() throws {
        let folder = URL.newTemporaryFolder
        for (language, table) in [
            "en": #""Ask %@ about %@" = "Ask %@ about %@";"#,
            "zh-hans": """
            "Ask %@ about %@" = "关于 %2$@ 咨询 %1$@";
            "1 item" = "1 件"; "%@ items" = "%@ 件";
            """,
            "pl": """
            "[forms]" = "few=(^|[^1])[2-4]$";
            "1 item" = "1 sztuka"; "%@ items" = "%@ sztuk"; "%@ items [few]" = "%@ sztuki";
            """,
        ] {
            try folder.write(table, to: "\(language).lproj/Localizable.strings")
        }
        let bundle = try #require(Bundle(path: folder.path))
        texts = Texts(bundle)
    }

    @Test(arguments: [
        ("zh-Hans", true), ("zh-CN", true), ("zh", true), ("zh_Hans_SG", true),
        // Without a table.
        ("en", false), ("en_GB", false), ("fr", false), ("zh-TW", false), ("", false),
    ])
    func `the texts are in the user's language, whatever its region, or in English`(
        identifier: String, isTranslated: Bool
    ) {
        UserLocale.$scoped.withValue(Locale(identifier: identifier)) {
            #expect(
                texts("Ask \("Zoë") about \("tea")")
                    == (isTranslated ? "关于 tea 咨询 Zoë" : "Ask Zoë about tea"))
            #expect(texts("Not translated: \("50 %@")") == "Not translated: 50 %@")
        }
    }

    @Test(arguments: [
        (0, "0 items", "0 件", "0 sztuk"), (1, "1 item", "1 件", "1 sztuka"),
        (12, "12 items", "12 件", "12 sztuk"), (22, "22 items", "22 件", "22 sztuki"),
        (1_024, "1,024 items", "1,024 件", "1024 sztuki"),
    ])
    func `texts agree with a number`(count: Int, english: String, chinese: String, polish: String) {
        for (identifier, text) in [("en", english), ("zh-Hans", chinese), ("pl", polish)] {
            UserLocale.$scoped.withValue(Locale(identifier: identifier)) {
                #expect(texts(count, one: "1 item", others: "\(count) items") == text)
            }
        }
    }

    @Test func `the texts of a module read no bundle for English`() {
        let texts = Texts(`The texts of a module`.unexpectedBundle())
        UserLocale.$scoped.withValue(Locale(identifier: "en")) {
            #expect(texts("Hello") == "Hello")
        }
    }

    private static func unexpectedBundle() -> Bundle {
        Issue.record("the bundle was read")
        return .main
    }

    @Test func `texts of photos count them in the language of the user`() {
        #expect(ContentRow.photos(["a"], of: "Tea pot").map(\.title) == ["Tea pot"])
        for (identifier, text) in [
            ("en", "Tea pot, photo 2 of 3"), ("zh-Hans", "Tea pot，第 2 张，共 3 张"),
        ] {
            UserLocale.$scoped.withValue(Locale(identifier: identifier)) {
                #expect(ContentRow.photos(["a", "b", "c"], of: "Tea pot")[1].title == text)
            }
        }
    }
}
